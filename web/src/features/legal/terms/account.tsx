import { Link } from "react-router";
import { screens } from "#domain/screens.ts";

/** Who may have an account, and what its holder sees to. */
export function Account() {
	return (
		<>
			<p>
				You need no account to see a preview or to buy a single report. An account keeps your
				reports together, and a plan needs one.
			</p>
			<ul>
				<li>You have to be 18 or over to open an account or to buy anything.</li>
				<li>Give an e-mail address that is yours and that you read.</li>
				<li>
					Keep your password to yourself. You answer for what is done with it, unless somebody got
					it through no fault of yours.
				</li>
				<li>
					If you think that somebody else got in, set a new password, which signs out every other
					device, and write to us.
				</li>
			</ul>
		</>
	);
}

/** What happens when an account ends. Source: DECISIONS 8. */
export function Ending() {
	return (
		<>
			<p>
				You can delete your account at any time in your{" "}
				<Link to={screens.account}>account settings</Link>. Its plan ends at once, and nothing more
				is charged. Its reports are closed for everybody, so keep the PDFs you need first. What
				stays with us is in the <Link to={`${screens.privacyPolicy}#deleting`}>privacy policy</Link>
				.
			</p>
			<p>
				We may close an account, or stop it for a while, if it is used against what stands under
				“Acceptable use”. We say why, unless the law forbids it, and you can answer.
			</p>
		</>
	);
}

/** Only what the product does. Source: docs/decisions/005, 007 and 010. */
const measures = [
	"Everything between your browser and us is encrypted (TLS).",
	"Passwords are kept as scrypt hashes, each with a salt of its own. The most common ones are refused.",
	"Of the secrets in sign-in cookies and in links that we mail, only hashes are kept.",
	"No script can read the sign-in cookie, and other sites cannot send requests that change anything.",
	"After too many wrong passwords no more are taken for a while.",
	"A new password signs out every other device. You see your devices in your account and can end each.",
	"Card numbers go to Stripe and never reach us.",
	"The address of a report holds 128 random bits, too many to guess.",
	"Administrators’ rights are checked at every call, and what they change is written to an audit log.",
	"That log knows accounts by number. Only the administrator who acted stands in it by name.",
] as const;

export function Security() {
	return (
		<>
			<ul>
				{measures.map((measure) => (
					<li key={measure}>{measure}</li>
				))}
			</ul>
			<p>
				No service can rule out every fault. If you find one, write to us before you tell others,
				and we see to it.
			</p>
		</>
	);
}

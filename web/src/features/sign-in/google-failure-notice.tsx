import type { GoogleFailure } from "#contracts/sign-in.ts";
import { Notice } from "#web/ui/notice.tsx";

const words: Record<GoogleFailure, string> = {
	off: "Signing in with Google is not set up here. Please use your username and password.",
	cancelled: "You closed Google's window, so nothing happened.",
	failed: "Google did not confirm who you are. Please try again.",
	unverified: "Google has not verified that address.",
	taken:
		"There is an account with this address whose e-mail was never verified. Sign in with its password, or set a new one.",
};

/** Why Google led back here without a session. `failure` stands in the address, so it may be anything. */
export function GoogleFailureNotice({ failure }: { failure: string | null }) {
	return isGoogleFailure(failure) ? (
		<Notice tone={isNoFault(failure) ? "info" : "warning"}>
			<p>{words[failure]}</p>
		</Notice>
	) : null;
}

function isNoFault(failure: GoogleFailure): boolean {
	return failure === "cancelled" || failure === "off";
}

function isGoogleFailure(failure: string | null): failure is GoogleFailure {
	return failure !== null && Object.hasOwn(words, failure);
}

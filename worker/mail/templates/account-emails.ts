import { APP_NAME } from "#domain/base/product.ts";
import { countInWords } from "#domain/base/words.ts";
import { RESET_LINK, VERIFY_LINK } from "#domain/business/account/lifetimes.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

const HOUR = 3_600_000;

/** A lifetime in milliseconds that is whole hours: "1 hour", "24 hours". */
function hoursInWords(lifetime: number): string {
	return countInWords(lifetime / HOUR, "hour");
}

/**
 * Asks anyone who reads an address to confirm that it is theirs, and says for which account: anybody can type any address. The
 * username, of letters, digits, hyphens and underscores alone, is all of what a stranger typed that can stand here.
 */
export function verifyEmail(username: string, link: string): EmailContent {
	const lifetime = hoursInWords(VERIFY_LINK);
	return {
		subject: "Confirm your e-mail address",
		preview: `An account was opened with this address. Is it yours? The link works for ${lifetime}.`,
		username: null,
		paragraphs: [
			`This address was given for the ${APP_NAME} account "${username}".`,
			`If the account is yours, please confirm that the address is too. Open the link, signed in as ${username}.`,
		],
		button: { label: "Confirm this address", address: link },
		notes: [
			`The link works once and for ${lifetime}.`,
			"If that account is not yours, somebody typed your address, most likely by mistake. Please do not confirm it. You need do nothing: without this link nobody can.",
		],
	};
}

/** The link to set a new password. Holds nothing that a user typed: anybody can ask for it. */
export function resetPassword(link: string): EmailContent {
	const lifetime = hoursInWords(RESET_LINK);
	return {
		subject: "Set a new password",
		preview: `Somebody asked for a new password. The link works once and for ${lifetime}.`,
		username: null,
		paragraphs: [
			`Somebody asked to set a new password for the ${APP_NAME} account with this e-mail address. If it was you, choose one here.`,
		],
		button: { label: "Set a new password", address: link },
		notes: [
			`The link works once and for ${lifetime}. Setting a new password signs you out on every device.`,
			"If it was not you, you need do nothing: your password stays as it is.",
		],
	};
}

/** Tells someone that their password was changed. `link` leads to where a new one can be asked for. */
export function passwordChanged(username: string, link: string): EmailContent {
	return {
		subject: "Your password was changed",
		preview: "Your account has a new password. Every other device was signed out.",
		username,
		paragraphs: [
			"The password of your account was changed, and every other device was signed out.",
			"If it was you, there is nothing to do. If it was not, set a new password now.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}

/** Tells the address of an account that the account is about to leave it. `link` leads to where a new password can be asked for. */
export function emailChangeAsked(username: string, link: string): EmailContent {
	return {
		subject: "Your account may move to another address",
		preview: "Somebody asked for it. Nothing has changed yet.",
		username,
		paragraphs: [
			"Nothing has changed yet. Somebody who is signed in to your account, and knows its password, asked to move it to another e-mail address.",
			"It moves when the link sent to that address is opened.",
			"If it was you, there is nothing to do here. If it was not, set a new password now: that calls the move off and signs out every device.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}

/** Tells the address an account had until now that it has another. `link` leads to the account. */
export function emailChanged(username: string, link: string): EmailContent {
	return {
		subject: "Your e-mail address was changed",
		preview: "From now on we write to your new address.",
		username,
		paragraphs: [
			"Your account now has another e-mail address. From now on we write there, and this address no longer signs you in.",
			"If it was you, there is nothing to do. If it was not, sign in with your username, change the address back and set a new password.",
		],
		button: { label: "Open your account", address: link },
		notes: [],
	};
}

/** Tells someone that their account can now be opened with Google too. `link` leads to where a new password can be asked for. */
export function googleLinked(username: string, link: string): EmailContent {
	return {
		subject: "You can now sign in with Google",
		preview: "Your account was tied to a Google account with this address.",
		username,
		paragraphs: [
			"Your account can now be opened with Google as well as with its password.",
			"Somebody signed in with a Google account that has this address.",
			"If it was you, there is nothing to do. If it was not, set a new password now: that unties the Google account.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}

/** Tells someone that their account has another passkey. `link` leads to where a new password can be asked for. */
export function passkeyAdded(username: string, link: string): EmailContent {
	return {
		subject: "A passkey was added to your account",
		preview: "From now on signing in asks for a passkey after the password.",
		username,
		paragraphs: [
			"A passkey was added to your account. Signing in asks for a passkey after the password.",
			"If it was you, there is nothing to do. If it was not, set a new password now and write to us.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}

/** Tells someone that their account has lost a passkey. `link` leads to where a new password can be asked for. */
export function passkeyRemoved(username: string, link: string): EmailContent {
	return {
		subject: "A passkey was removed from your account",
		preview: "It signs nobody in any more.",
		username,
		paragraphs: [
			"A passkey was removed from your account. It signs nobody in any more.",
			"If none is left, the password alone opens your account.",
			"If it was you, there is nothing to do. If it was not, set a new password now.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}

/** Tells someone that one of their recovery codes was used. `link` leads to the account. */
export function recoveryCodeUsed(username: string, link: string): EmailContent {
	return {
		subject: "A recovery code was used",
		preview: "Somebody signed in to your account with it instead of a passkey.",
		username,
		paragraphs: [
			"Somebody used one of your recovery codes instead of a passkey. That code no longer works.",
			"If it was you, there is nothing to do. If it was not, set a new password and replace your codes.",
		],
		button: { label: "Open your account", address: link },
		notes: [],
	};
}

/** Greets someone whose address was just confirmed. `link` leads to the search. */
export function welcome(username: string, link: string): EmailContent {
	return {
		subject: `Welcome to ${APP_NAME}`,
		preview: "Your account is ready. Check the first postcode.",
		username,
		paragraphs: [
			"Your address is confirmed and your account is ready.",
			"Enter a postcode to see what could go wrong with letting a home there.",
			"You get its energy rating, licensing, rent and yield, each with a source and a date.",
		],
		button: { label: "Check a postcode", address: link },
		notes: [
			"If you did not open this account, set a new password from the sign-in page. The account is then yours alone, and you can delete it.",
		],
	};
}

/** The last email to somebody whose account is gone. */
export function accountDeleted(): EmailContent {
	return {
		subject: "Your account was deleted",
		preview: "This is the last mail we send you about it.",
		username: null,
		paragraphs: [
			"Your account and everything personal in it were deleted. This is the last mail we send you about it.",
		],
		notes: ["If it was not you, somebody knew your password: change it wherever else you use it."],
	};
}

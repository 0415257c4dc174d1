import type { ReactNode } from "react";
import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import { CookieSettingsButton } from "../cookie-settings-button.tsx";
import { ToldPairs } from "../told-pairs.tsx";

const account = <Link to={screens.account}>Account</Link>;

/** What somebody wants, and where they have it. The names are those of the account screen. */
const ways: readonly (readonly [wish: string, way: ReactNode])[] = [
	["See or take your data", <>{account}, Your data: Download my data gives one file (JSON)</>],
	["Correct it", <>{account}, Profile and E-mail address</>],
	["Sign out a device", <>{account}, Devices</>],
	["Delete it", <>{account}, Delete account</>],
	["Take back consent to cookies", "Cookie settings, below and at the foot of every screen"],
	[
		"Restrict or object, or anything else",
		<SupportLink key="support">Write to our support</SupportLink>,
	],
];

/** Most of it needs nobody's help. */
export function WaysToUse() {
	return (
		<>
			<ToldPairs pairs={ways.map(([name, told]) => ({ name, told }))} />
			<CookieSettingsButton />
			<p>
				The file holds your profile, devices, reports and what you paid for them, subscriptions,
				codes that you used and mails that wait to be sent. Without an account, write to us from the
				address that you gave at the checkout.
			</p>
		</>
	);
}

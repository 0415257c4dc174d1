import { CookieSettingsButton } from "../cookie-settings-button.tsx";

/** Taking consent back is as easy as giving it was. */
export function YourChoice() {
	return (
		<>
			<p>
				Open the settings here, or by Cookie settings at the foot of every screen. What you turn off
				stops at once.
			</p>
			<CookieSettingsButton />
			<p>
				You can also clear or refuse cookies and stored items in your browser. Without the essential
				ones you cannot sign in, and we ask about cookies at every visit.
			</p>
		</>
	);
}

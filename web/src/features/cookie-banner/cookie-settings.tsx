import type { Consent } from "#web/lib/consent.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/switch.tsx";
import styles from "./cookie-banner.module.css";
import { CookieLinks } from "./cookie-question.tsx";

const kinds = [
	{
		name: "essential",
		label: "Essential",
		note: "Keeps you signed in, lets you pay and remembers this choice. Always on: the site does not work without it.",
	},
	{
		name: "functional",
		label: "Functional",
		note: "Keeps the ticks of a report’s checklist in this browser. They are sent nowhere.",
	},
	{
		name: "analytics",
		label: "Analytics",
		note: "Counts how often each screen is opened and the offer of a report is seen. We count ourselves and store no cookie, no network address and nothing that says who you are.",
	},
	{
		name: "marketing",
		label: "Marketing",
		note: "Nothing uses it today: there is no advertising here.",
	},
] as const satisfies readonly { name: keyof Consent; label: string; note: string }[];

type CookieSettingsProps = {
	draft: Consent;
	onChange: (draft: Consent) => void;
	onSave: () => void;
	onBack: () => void;
};

/** Each kind by itself, with what it really does here. */
export function CookieSettings({ draft, onChange, onSave, onBack }: CookieSettingsProps) {
	return (
		<>
			<ul className={`stack across-6 ${styles["kinds"]}`}>
				{kinds.map(({ name, label, note }) => (
					<li key={name}>
						<Switch
							label={label}
							note={note}
							isOn={draft[name]}
							isFixed={name === "essential"}
							onChange={(isOn) => onChange({ ...draft, [name]: isOn })}
						/>
					</li>
				))}
			</ul>
			<div className={`stack gap-3 ${styles["foot"]}`}>
				<div className={styles["words"]}>
					<CookieLinks />
				</div>
				<div className={styles["answers"]}>
					<Button onClick={onSave}>Save Preferences</Button>
					<Button look="secondary" onClick={onBack}>
						Back
					</Button>
				</div>
			</div>
		</>
	);
}

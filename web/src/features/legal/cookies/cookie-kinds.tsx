import { PROPOSED } from "#web/lib/consent.ts";
import { DataTable } from "#web/ui/data-table.tsx";

const atFirst = (isOn: boolean) => (isOn ? "On" : "Off");

const kinds = [
	[
		"Essential",
		"Keeping you signed in, taking payments, remembering your choice",
		"On, and locked",
	],
	[
		"Functional",
		"Keeping the ticks that you set on a report’s checklist",
		atFirst(PROPOSED.functional),
	],
	["Analytics", "Counting how often each screen is opened", atFirst(PROPOSED.analytics)],
	["Marketing", "Nothing today: there is no advertising here", atFirst(PROPOSED.marketing)],
] as const;

/** What a visitor can agree to, and how the switches stand at first. */
export function CookieKinds() {
	return (
		<>
			<DataTable
				caption="Kinds of cookies"
				columns={[{ title: "Kind" }, { title: "What for" }, { title: "Switch at first" }]}
				rows={kinds.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>
				The last column says how the switches stand when you open the settings for the first time.
				Analytics counts nothing until you have accepted all or saved them. Ticks are kept when you
				set them, because you asked for it by doing so, and are removed when you turn Functional
				off.
			</p>
			<ul>
				<li>Accept All turns all four on.</li>
				<li>Reject Non-Essential leaves essential alone.</li>
				<li>Customize Settings lets you set each by itself.</li>
			</ul>
		</>
	);
}

import { useQuery } from "@tanstack/react-query";
import type { SystemState } from "#contracts/admin/system.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import { systemQuery } from "./system-query.ts";

type Setting = SystemState["settings"][number];

const columns = [
	{ title: "Setting" },
	{ title: "How it stands" },
	{ title: "What it is for" },
	{ title: "How it is got" },
];

/** What the deployment is told from outside, and what lacks without it. */
export function ConfigurationSection() {
	const query = useQuery(systemQuery);
	return (
		<WideSection
			title="Configuration"
			about="A deployment sets these. No value is shown here, only whether there is one."
		>
			<QueryBoundary query={query} what="the configuration" height="28rem">
				{({ settings }) => (
					<DataTable
						caption="Settings of the deployment"
						columns={columns}
						rows={settings.map((setting) => ({
							key: setting.name,
							cells: [
								<code key="name" className="break-anywhere">
									{setting.name}
								</code>,
								<Standing key="standing" setting={setting} />,
								setting.purpose,
								<small key="source" className="soft break-anywhere">
									{setting.source.replaceAll("`", "")}
								</small>,
							],
						}))}
					/>
				)}
			</QueryBoundary>
		</WideSection>
	);
}

function Standing({ setting: { isSet, waitsFor, without } }: { setting: Setting }) {
	if (!isSet) {
		return (
			<>
				<Pill tone="amber" icon="alert" word="Not set" /> <small className="soft">{without}</small>
			</>
		);
	}
	return waitsFor.length === 0 ? (
		<Pill tone="green" icon="check" word="Set" />
	) : (
		<>
			<Pill tone="amber" icon="alert" word="Incomplete" />{" "}
			<small className="soft break-anywhere">needs {waitsFor.join(" and ")}</small>
		</>
	);
}

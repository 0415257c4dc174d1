import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import { SourceTable } from "./source-table.tsx";
import { systemQuery } from "./system-query.ts";
import { useAnnouncedEnds } from "./use-announced-ends.ts";

/** Every dataset we hold, how old it is, and the means to refresh it. */
export function DataSection() {
	const query = useQuery(systemQuery);
	useAnnouncedEnds(query.data?.sources);
	return (
		<WideSection
			title="Data"
			about="What previews and reports rest on. A refresh runs every week, and whenever you ask for it."
		>
			<QueryBoundary query={query} what="the data sources" height="28rem">
				{({ sources }) =>
					sources.length === 0 ? <p>No data is loaded yet.</p> : <SourceTable sources={sources} />
				}
			</QueryBoundary>
		</WideSection>
	);
}

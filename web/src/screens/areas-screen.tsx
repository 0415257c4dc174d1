import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { areasHead } from "#domain/areas/area-head.ts";
import { readAreaSearch } from "#domain/areas/area-search.ts";
import { DRAWN_AREA } from "#domain/document-marks.ts";
import { AreasBody } from "#web/features/areas/areas-body.tsx";
import { areasQuery } from "#web/lib/area-queries.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { areaPath } from "#web/lib/paths.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";

/** The list of all authorities, narrowed as its address says. The Worker draws it into the document too, in the same place. */
export function AreasScreen() {
	useDocumentTitle(areasHead.title);
	const [params] = useSearchParams();
	const search = readAreaSearch(params);
	const query = useQuery(areasQuery(search));
	return (
		<div {...{ [DRAWN_AREA]: true }}>
			<QueryBoundary query={query} what="the councils" height="60rem">
				{(list) => {
					const [only, ...others] = list.found;
					return only && others.length === 0 && list.postcode ? (
						<Navigate to={areaPath(only.slug)} replace />
					) : (
						<AreasBody list={list} search={search} />
					);
				}}
			</QueryBoundary>
		</div>
	);
}

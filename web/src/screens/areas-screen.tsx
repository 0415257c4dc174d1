import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { areasHead } from "#domain/telling/areas/area-head.ts";
import { readAreaSearch } from "#domain/telling/areas/area-search.ts";
import { areaPath } from "#domain/telling/areas/area-slug.ts";
import { AreasBody } from "#web/features/areas/areas-body.tsx";
import { DrawnArea } from "#web/features/areas/drawn-area.tsx";
import { areasQuery } from "#web/lib/area-queries.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";

/** The list of all authorities, narrowed as its address says; as the Worker drew it, or fetched and drawn here where a link of ours led to it. */
export function AreasScreen() {
	return (
		<DrawnArea>
			<FetchedAreas />
		</DrawnArea>
	);
}

function FetchedAreas() {
	useDocumentTitle(areasHead.title);
	const [params] = useSearchParams();
	const search = readAreaSearch(params);
	const query = useQuery(areasQuery(search));
	return (
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
	);
}

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { areaHead } from "#domain/telling/areas/area-head.ts";
import { areaMap } from "#domain/telling/areas/area-map.ts";
import { areaPath } from "#domain/telling/areas/area-slug.ts";
import { NeighbourhoodMap } from "#web/evidence/map.tsx";
import { AreaBody } from "#web/features/areas/area-body.tsx";
import { DrawnArea } from "#web/features/areas/drawn-area.tsx";
import { ApiError } from "#web/lib/api.ts";
import { areaQuery } from "#web/lib/area-queries.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";

/** Stays a file of its own, which the document of that page fetches. */
const NotFoundScreen = lazy(async () => ({
	default: (await import("#web/screens/not-found-screen.tsx")).NotFoundScreen,
}));

/** The page of one authority, as the Worker drew it into the document; fetched and drawn here where a link of ours led to it. */
export function AreaScreen() {
	return (
		<DrawnArea>
			<FetchedArea />
		</DrawnArea>
	);
}

function FetchedArea() {
	const { slug = "" } = useParams();
	const query = useQuery(areaQuery(slug));
	useDocumentTitle(query.data ? areaHead(query.data).title : "Landlord licensing");
	if (query.error instanceof ApiError && query.error.code === "not_found") {
		return (
			<Suspense>
				<NotFoundScreen />
			</Suspense>
		);
	}
	return (
		<QueryBoundary query={query} what="this council" height="60rem">
			{(page) =>
				page.slug === slug ? (
					<AreaBody page={page} map={<NeighbourhoodMap map={areaMap(page)} />} />
				) : (
					<Navigate to={areaPath(page.slug)} replace />
				)
			}
		</QueryBoundary>
	);
}

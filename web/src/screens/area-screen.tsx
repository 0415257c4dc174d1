import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { areaHead } from "#domain/areas/area-head.ts";
import type { AreaPage } from "#domain/areas/area-page.ts";
import { DRAWN_AREA } from "#domain/document-marks.ts";
import { NeighbourhoodMap } from "#web/evidence/map.tsx";
import { AreaBody } from "#web/features/areas/area-body.tsx";
import { areaQuery } from "#web/lib/area-queries.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { areaPath } from "#web/lib/paths.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";

/** The page of one authority. The Worker draws it into the document too, in the same place. */
export function AreaScreen() {
	const { slug = "" } = useParams();
	const query = useQuery(areaQuery(slug));
	useDocumentTitle(query.data ? areaHead(query.data).title : "Landlord licensing");
	return (
		<div {...{ [DRAWN_AREA]: true }}>
			<QueryBoundary query={query} what="this council" height="60rem">
				{(page) =>
					page.slug === slug ? (
						<AreaBody page={page} map={<NeighbourhoodMap map={mapOf(page)} />} />
					) : (
						<Navigate to={areaPath(page.slug)} replace />
					)
				}
			</QueryBoundary>
		</div>
	);
}

function mapOf({ code, name, schemes }: AreaPage) {
	return {
		authority: { code, name },
		home: { kind: "authority" },
		schemes,
		grounds: [],
		station: null,
	} as const;
}

import type { AreaFigures } from "#contracts/area-figures.ts";
import type { HomeList, OpenedHome } from "#contracts/homes.ts";
import type { OpenChange } from "#contracts/open-register.ts";
import type { ReportList } from "#contracts/report-list.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { OpenScheme } from "#domain/subjects/licensing/open-scheme.ts";
import type { MapFigures } from "#domain/telling/map/map-subject.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Db } from "#worker/db/client.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import type { Writers } from "./to-assessment.ts";

type Keeping = {
	readonly caller: Pick<Caller, "db" | "now" | "token">;
	readonly userId: string;
};

/** What other features lend to the open door, because none knows another. */
export type Lent = {
	readonly writers: Writers;
	readonly toAreaFigures: (figures: MapFigures, viewer: { entitled: boolean }) => AreaFigures;
	readonly readRegisterRows: (
		db: Db,
		now: number,
		asOf: IsoDate | undefined,
	) => Promise<OpenScheme[]>;
	readonly readRegisterChanges: (db: Db) => Promise<OpenChange[]>;
	readonly registerTerms: { readonly terms: string; readonly notice: string };
	readonly readHomes: (keeping: Keeping) => Promise<HomeList>;
	readonly openHome: (keeping: Keeping, id: string, gathering: Gathering) => Promise<OpenedHome>;
	readonly readReports: (
		db: Db,
		query: {
			readonly userId: string;
			readonly before?: string | undefined;
			readonly limit: number;
			readonly find: "";
			readonly sort: "newest";
			readonly archived: false;
		},
	) => Promise<ReportList>;
};

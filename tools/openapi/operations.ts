import type * as z from "zod";
import { HomeParam } from "#contracts/homes.ts";
import { AssessmentList } from "#contracts/open-door.ts";
import {
	ApiAreasQuery,
	AreaCodeParam,
	AssessmentRequest,
	LicensingQuery,
	PageQuery,
	PostcodeParam,
	RegisterRowsQuery,
} from "#contracts/open-door-asked.ts";
import {
	ApiAreaAnswer,
	ApiAreaList,
	ApiHomeAnswer,
	ApiHomeEventList,
	ApiHomeList,
	ApiReport,
	ApiReportList,
	LicensingAnswer,
	RegisterChanges,
	RegisterRows,
} from "#contracts/open-door-lists.ts";
import { ReportParam } from "#contracts/report-asked.ts";
import type { ApiScope } from "#domain/business/api-keys.ts";

/** A call of the open door: what validates it, and what it answers. */
export type Operation = {
	readonly id: string;
	readonly method: "get" | "post";
	/** Below `/api/v1`. */
	readonly path: string;
	readonly scope: ApiScope;
	readonly summary: string;
	readonly description: string;
	readonly params?: z.ZodObject;
	readonly query?: z.ZodObject;
	readonly body?: { readonly schema: z.ZodType; readonly example: unknown };
	/** Name and schema of the answer. */
	readonly answer: readonly [name: string, schema: z.ZodType];
	/** Whether it answers by line where asked to. */
	readonly isList: boolean;
	/** Values for the address of the example. */
	readonly example: Readonly<Record<string, string>>;
};

const PAGES =
	"Go on with `cursor` where `next` is not null. With `Accept: application/x-ndjson` each item is a line, and `Link` leads on.";

/** Every call, in the order of the reference page. */
export const operations: readonly Operation[] = [
	{
		id: "assessHomes",
		method: "post",
		path: "/assessments",
		scope: "assess",
		summary: "Assess one home, or up to 100 at once",
		description:
			"One home is answered by all that we ask. Several are answered from what is held: the rest are `partial`, and asked again at no cost for a week. `not_covered`, `refused` and errors cost nothing. With an `Idempotency-Key` the same call is answered the same for a day, and charged once.",
		body: {
			schema: AssessmentRequest,
			example: { homes: [{ postcode: "M14 5LL", rent: 1350, price: 250000, reference: "A-1" }] },
		},
		answer: ["AssessmentList", AssessmentList],
		isList: true,
		example: {},
	},
	{
		id: "checkLicensing",
		method: "get",
		path: "/licensing/{postcode}",
		scope: "read",
		summary: "Check the licences that a home needs",
		description:
			"What a council's pages and the law say of a home at this postcode, with the proof, the page and its day. Costs nothing of the allowance.",
		params: PostcodeParam,
		query: LicensingQuery,
		answer: ["LicensingAnswer", LicensingAnswer],
		isList: false,
		example: { postcode: "M145LL", use: "hmo", people: "5" },
	},
	{
		id: "listAreas",
		method: "get",
		path: "/areas",
		scope: "read",
		summary: "List councils",
		description: `Councils and what is known of their schemes. ${PAGES}`,
		query: ApiAreasQuery,
		answer: ["AreaList", ApiAreaList],
		isList: true,
		example: { find: "Manchester" },
	},
	{
		id: "readArea",
		method: "get",
		path: "/areas/{code}",
		scope: "read",
		summary: "Read a council and the figures of its areas",
		description:
			"By the code of the Office for National Statistics. Prices of areas are of a plan.",
		params: AreaCodeParam,
		answer: ["AreaAnswer", ApiAreaAnswer],
		isList: false,
		example: { code: "E08000003" },
	},
	{
		id: "listRegister",
		method: "get",
		path: "/register",
		scope: "read",
		summary: "List rows of the licensing register",
		description: `As they stand, or stood at the end of a day. ${PAGES}`,
		query: RegisterRowsQuery,
		answer: ["RegisterRows", RegisterRows],
		isList: true,
		example: { authority: "E08000003" },
	},
	{
		id: "listRegisterChanges",
		method: "get",
		path: "/register/changes",
		scope: "read",
		summary: "List what changed in the register",
		description: `The newest first. ${PAGES}`,
		query: PageQuery,
		answer: ["RegisterChanges", RegisterChanges],
		isList: true,
		example: { limit: "10" },
	},
	{
		id: "listHomes",
		method: "get",
		path: "/homes",
		scope: "homes",
		summary: "List the homes that the account keeps",
		description: `As they were last judged. ${PAGES}`,
		query: PageQuery,
		answer: ["HomeList", ApiHomeList],
		isList: true,
		example: {},
	},
	{
		id: "readHome",
		method: "get",
		path: "/homes/{id}",
		scope: "homes",
		summary: "Judge a kept home as it stands today",
		description: "What it needs beside what is held of it, and its dates.",
		params: HomeParam,
		answer: ["HomeAnswer", ApiHomeAnswer],
		isList: false,
		example: { id: "hom_…" },
	},
	{
		id: "listHomeEvents",
		method: "get",
		path: "/homes/{id}/events",
		scope: "homes",
		summary: "List what changed for a kept home",
		description: `The newest first. ${PAGES}`,
		params: HomeParam,
		query: PageQuery,
		answer: ["HomeEventList", ApiHomeEventList],
		isList: true,
		example: { id: "hom_…" },
	},
	{
		id: "listReports",
		method: "get",
		path: "/reports",
		scope: "read",
		summary: "List the reports of the account",
		description: `The newest first. ${PAGES}`,
		query: PageQuery,
		answer: ["ReportList", ApiReportList],
		isList: true,
		example: {},
	},
	{
		id: "readReport",
		method: "get",
		path: "/reports/{id}",
		scope: "read",
		summary: "Read a report of the account",
		description: "Its scores and its answers in short. Its page holds the whole.",
		params: ReportParam,
		answer: ["Report", ApiReport],
		isList: false,
		example: { id: "rpt_…" },
	},
];

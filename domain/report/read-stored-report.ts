import { type OlderStage, readOlderPlan } from "../action-plan/read-older-plan.ts";
import type { HomeDate } from "../dates/home-date.ts";
import { type Inputs, noInputs } from "../inputs.ts";
import type { ToldPart } from "../score/score-words.ts";
import { REPORT_FORMAT, type ReportDocument, type Verdict } from "./document.ts";
import { type LicensingOfSeventh, withoutEvidence } from "./licensing/read-older-licensing.ts";
import type { RentSection } from "./market/rent-section.ts";
import { fromMoneyOfFifth, type MoneyOfFifth } from "./money/read-fifth-money.ts";
import { type OlderMoney, readOlderMoney } from "./money/read-older-money.ts";
import { type MoneyWithoutTerms, withPlainTerms } from "./money/read-plain-money.ts";
import { olderSalesPicture } from "./pictures/sales-picture.ts";
import { nothingAround } from "./place/neighbourhood.ts";

/**
 * How a stored report of each format ever written becomes one of today's. A report is kept for seven years (Rule DATA-1), so no line of this
 * table ever goes: a new format gets a number and a golden document (`domain/test/golden-reports`), and the one before it a function that brings
 * its documents up to date, in shape alone. What a report says, it says for ever.
 */
const readers = {
	1: (stored: object) => readSecondFormat(fromFirstFormat(stored)),
	2: (stored: object) => readSecondFormat(stored as SecondFormat),
	3: (stored: object) => readFourthFormat(fromThirdFormat(stored as ThirdFormat)),
	4: (stored: object) => readFourthFormat(stored as FourthFormat),
	5: (stored: object) => readFifthFormat(stored as FifthFormat),
	6: (stored: object) => readSixthFormat(stored as SixthFormat),
	7: (stored: object) => fromSeventhFormat(stored as SeventhFormat),
	[REPORT_FORMAT]: (stored: object) => stored as ReportDocument,
} as const satisfies Record<number, (stored: object) => ReportDocument>;

/** The formats that can be read, oldest first. */
export const readFormats: readonly number[] = Object.keys(readers).map(Number);

/** Reads a document as it was kept, by its own word for its format. @throws UnknownFormat for one that nothing here can read */
export function readStoredReport(stored: unknown): ReportDocument {
	const format = formatOf(stored);
	if (typeof stored !== "object" || stored === null || !isRead(format)) {
		throw new UnknownFormat(format);
	}
	return readers[format](stored);
}

/** A report was kept in a format that came after this code: it was rolled back. */
export class UnknownFormat extends Error {
	override readonly name = "UnknownFormat";

	constructor(format: unknown) {
		super(`no stored report of the format ${JSON.stringify(format)} can be read`);
	}
}

function formatOf(stored: unknown): unknown {
	return typeof stored === "object" && stored !== null && "format" in stored ? stored.format : null;
}

function isRead(format: unknown): format is keyof typeof readers {
	return typeof format === "number" && readFormats.includes(format);
}

function readSecondFormat(stored: SecondFormat): ReportDocument {
	return readFourthFormat(fromThirdFormat(fromSecondFormat(stored)));
}

function readFourthFormat(stored: FourthFormat): ReportDocument {
	return readFifthFormat(fromFourthFormat(stored));
}

function readFifthFormat(stored: FifthFormat): ReportDocument {
	return readSixthFormat(fromFifthFormat(stored));
}

function readSixthFormat(stored: SixthFormat): ReportDocument {
	return fromSeventhFormat(fromSixthFormat(stored));
}

/** Format 7 was written on 25 November 2026 alone. It keeps no page that a verdict on a licence rests on, and no house number. */
type SeventhFormat = Omit<ReportDocument, "format" | "inputs" | "licensing"> & {
	readonly format: 7;
	readonly inputs: Omit<Inputs, "houseNumber">;
	readonly licensing: LicensingOfSeventh;
};

/** A document of format 7 in today's shape. */
function fromSeventhFormat(stored: SeventhFormat): ReportDocument {
	return {
		...stored,
		format: REPORT_FORMAT,
		inputs: { ...noInputs, ...stored.inputs },
		licensing: withoutEvidence(stored.licensing),
	};
}

/** Format 6 was written on 24 and 25 November 2026. It compares no place with another, and has no map. */
type SixthFormat = Omit<SeventhFormat, "format" | "neighbourhood"> & { readonly format: 6 };

/** A document of format 6 in the shape of format 7. */
function fromSixthFormat(stored: SixthFormat): SeventhFormat {
	return { ...stored, format: 7, neighbourhood: nothingAround };
}

/** Format 5 was written on 24 November 2026 alone. It knows nothing of leases, of other lettings, of the same home let whole, and of its rental market area. */
type FifthFormat = Omit<SixthFormat, "format" | "inputs" | "money"> & {
	readonly format: 5;
	readonly inputs: Omit<Inputs, "brma" | "houseNumber">;
	readonly money: MoneyOfFifth;
};

/** A document of format 5 in the shape of format 6. */
function fromFifthFormat(stored: FifthFormat): SixthFormat {
	return {
		...stored,
		format: 6,
		inputs: { ...noInputs, ...stored.inputs },
		money: fromMoneyOfFifth(stored.money),
	};
}

/** Format 4 was written on 23 and 24 November 2026. It knows no terms of a letting besides the year's assumptions, and one owner at most. */
type FourthFormat = Omit<FifthFormat, "format" | "money"> & {
	readonly format: 4;
	readonly money: MoneyWithoutTerms;
};

/** A document of format 4 in the shape of format 5. */
function fromFourthFormat(stored: FourthFormat): FifthFormat {
	return { ...stored, format: 5, money: withPlainTerms(stored.money) };
}

/** Format 3 was written on 23 November 2026 alone. Its plan has stages of its own, and it keeps no more risks than its answer names. */
type ThirdFormat = Omit<
	FourthFormat,
	"format" | "dates" | "licensing" | "pictures" | "plan" | "risks"
> & {
	readonly format: 3;
	readonly dates: readonly Omit<HomeDate, "title">[];
	readonly licensing: Omit<LicensingOfSeventh, "fees">;
	readonly plan: readonly OlderStage[];
};

/** A document of format 3 in the shape of format 4. A step keeps its words and has no day, a date its sentence. */
function fromThirdFormat(stored: ThirdFormat): FourthFormat {
	return {
		...stored,
		format: 4,
		dates: stored.dates.map((date) => ({ ...date, title: date.what })),
		licensing: { ...stored.licensing, fees: [] },
		pictures: {
			sales: olderSalesPicture(stored.rent, stored.home.postcode),
			prices: null,
			bankRate: null,
		},
		risks: [],
		plan: readOlderPlan(stored.plan),
	};
}

/**
 * Format 2 was written until 23 November 2026. It answers no question, has no dates of the home, and knows nothing of limits, ranges and points, of
 * the tenure of a sale, of the table of lenders and of whose tax is calculated, and of the figures that may be stated since.
 */
type SecondFormat = Omit<
	ThirdFormat,
	"format" | "answer" | "dates" | "inputs" | "money" | "rent" | "verdict"
> & {
	readonly format: 2;
	readonly inputs: Pick<
		Inputs,
		"use" | "bedrooms" | "rent" | "price" | "exemption" | "planningPermission"
	>;
	readonly money: OlderMoney;
	readonly rent: OlderRent;
	readonly verdict: Omit<Verdict, "limits" | "range" | "subject" | "components"> & {
		readonly components: readonly Omit<ToldPart, "isAssumed" | "points" | "outOf" | "standing">[];
	};
};

type NewerSale = RentSection["sales"][number];
type OlderRent = Omit<RentSection, "sales"> & {
	readonly sales: readonly (Omit<NewerSale, "tenure"> & Partial<Pick<NewerSale, "tenure">>)[];
};

/** A document of format 2 in the shape of format 3. By its method nothing was assumed: a part that was not known had no score. */
function fromSecondFormat(stored: SecondFormat): ThirdFormat {
	const { inputs, money, rent, verdict, ...same } = stored;
	return {
		...same,
		format: 3,
		inputs: { ...noInputs, ...inputs },
		answer: null,
		dates: [],
		money: readOlderMoney(money),
		rent: { ...rent, sales: rent.sales.map((sale) => ({ ...sale, tenure: sale.tenure ?? null })) },
		verdict: {
			...verdict,
			limits: [],
			range: null,
			subject: null,
			components: verdict.components.map((part) => ({
				...part,
				isAssumed: false,
				points: null,
				outOf: null,
				standing: null,
			})),
		},
	};
}

/**
 * Format 1 was written until 23 November 2026, and gained two fields without a new number: in the first day's reports no one says whose income tax
 * is calculated, and none before 22 November 2026 knows of sold prices of its sector.
 */
type FirstFormat = Omit<SecondFormat, "format" | "rent"> & {
	readonly format: 1;
	readonly rent: Omit<OlderRent, "sector"> & Partial<Pick<RentSection, "sector">>;
};

/** A document of format 1 in the shape of format 2, whose money it shares. */
function fromFirstFormat(stored: object): SecondFormat {
	const { rent, ...same } = stored as FirstFormat;
	return {
		...same,
		format: 2,
		rent: { ...rent, sector: rent.sector ?? null },
	};
}

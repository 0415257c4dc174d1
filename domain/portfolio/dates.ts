import { addDays, addYears, dayMonthsBefore, type IsoDate } from "../base/calendar.ts";
import { type CalendarEvent, calendarText } from "../base/icalendar.ts";
import { licenceNames } from "../base/licence.ts";
import type { Nation } from "../base/nation.ts";
import { APP_NAME, FILE_PREFIX } from "../base/product.ts";
import { lowerFirst } from "../base/sentence.ts";
import { dateInWords } from "../base/words.ts";
import { eventId, NOT_LAW_YET, revisionOf } from "../judgement/dates/calendar-file.ts";
import { DRAFT, type HomeDate } from "../judgement/dates/home-date.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { type HeldLicenceKind, isOwn, type KeptHome } from "./kept-home.ts";
import { renewalOf } from "./needed-papers.ts";

/** A coming date of one of many homes. */
export type PortfolioDate = Pick<HomeDate, "id" | "on" | "until" | "title" | "isDraft"> & {
	readonly homeId: string;
	/** From the law and the register, what is held, the tenancy, or the loan. */
	readonly about: "judged" | "held" | "tenancy" | "loan";
};

type DatedHome = Pick<
	KeptHome,
	"id" | "standing" | "tenancyFrom" | "rentRaisedOn" | "loan" | "held"
>;

/** What is kept of a home's answer that its dates depend on; null where it was not judged yet. */
type DatedAnswer = Pick<KeptAnswer, "dates" | "nation"> | null;

const heldLicenceNames: Readonly<Record<HeldLicenceKind, string>> = {
	...licenceNames,
	hmo: "HMO licence",
};

type Homes<Home extends DatedHome = DatedHome> = readonly {
	readonly home: Home;
	readonly answer: DatedAnswer;
}[];

/**
 * Coming dates of many homes in one list, soonest first. A window is told by the day of it that comes: its first, then its last. A sold home has none, and one
 * that is watched only those of law and register. Source: Rule HELD-6.
 */
export function portfolioDates(homes: Homes, day: IsoDate): PortfolioDate[] {
	return inOrder(
		spansOf(homes, day).map((date) =>
			date.until === null
				? date
				: date.on < day
					? { ...date, on: date.until, title: `${date.title}: entry closes` }
					: { ...date, title: `${date.title}: entry opens` },
		),
	);
}

function spansOf(homes: Homes, day: IsoDate): PortfolioDate[] {
	return inOrder(homes.flatMap(({ home, answer }) => datesOf(home, answer, day)));
}

function inOrder(dates: readonly PortfolioDate[]): PortfolioDate[] {
	return dates.toSorted(
		(a, b) =>
			a.on.localeCompare(b.on) ||
			// What is law comes before what may be.
			Number(a.isDraft) - Number(b.isDraft) ||
			a.homeId.localeCompare(b.homeId),
	);
}

function datesOf(home: DatedHome, answer: DatedAnswer, day: IsoDate): PortfolioDate[] {
	if (home.standing === "sold") {
		return [];
	}
	const judged = (answer?.dates ?? []).map(
		({ id, on, title, until = null, isDraft = false }): Dated => ({
			...{ id, on, title, until, isDraft },
			about: "judged",
		}),
	);
	const stated = isOwn(home)
		? [...heldDates(home), ...tenancyDates(home, answer?.nation ?? null, day), ...loanDates(home)]
		: [];
	const isCertified = judged.some(({ id }) => id === "certificate-ends");
	return [...judged, ...stated]
		.filter(({ on, until }) => (until ?? on) >= day)
		.filter(({ id }) => !(isCertified && id === "energy-ends"))
		.map((date) => ({ ...date, homeId: home.id }));
}

type Dated = Omit<PortfolioDate, "homeId">;

function single(
	about: Dated["about"],
	id: string,
	[title, on]: readonly [string, IsoDate | null],
): Dated[] {
	return on === null ? [] : [{ about, id, title, on, until: null, isDraft: false }];
}

function heldDates({ held }: DatedHome): Dated[] {
	const { licences, databaseEntry: entry } = held;
	return [
		...licences.flatMap(({ kind, until, number }, at) =>
			single("held", `licence-${kind}-${number ?? at}-ends`, [
				`${heldLicenceNames[kind]} ends`,
				until,
			]),
		),
		...single("held", "gas-ends", ["Gas safety check due", held.gasUntil]),
		...single("held", "electrical-ends", ["Electrical inspection due", held.electricalUntil]),
		...single("held", "energy-ends", ["Energy certificate ends", held.energyUntil]),
		...single("held", "insurance-ends", ["Insurance ends", held.insuranceUntil]),
		...single("held", "registration-ends", [
			"Landlord registration ends",
			held.registration?.until ?? null,
		]),
		...(entry === null
			? []
			: single("held", "database-renewal", ["Landlord database entry ends", renewalOf(entry)]).map(
					(date) => ({ ...date, isDraft: true }),
				)),
	];
}

function loanDates({ loan }: DatedHome): Dated[] {
	return single("loan", "fixed-rate-ends", ["Fixed rate ends", loan.fixedUntil]);
}

/** The tenancy's next anniversary, and the earliest day of a new rent. */
function tenancyDates(home: DatedHome, nation: Nation | null, day: IsoDate): Dated[] {
	const { standing, tenancyFrom } = home;
	return standing !== "let" || tenancyFrom === null
		? []
		: [
				...single("tenancy", "tenancy-anniversary", [
					"Tenancy anniversary",
					nextAnniversary(tenancyFrom, day),
				]),
				...single("tenancy", "rent-rise", ["New rent at the earliest", rentRise(home, nation)]),
			];
}

function nextAnniversary(from: IsoDate, day: IsoDate): IsoDate {
	const years = Math.max(1, Number(day.slice(0, 4)) - Number(from.slice(0, 4)));
	const thisYear = addYears(from, years);
	return thisYear >= day ? thisYear : addYears(from, years + 1);
}

/**
 * Earliest day for the next rent, from the last rise; without one, from the tenancy's first day. Null in Wales, of which no rule was read, and where the
 * nation is open. Source: Fact LAW-F17.
 */
function rentRise({ rentRaisedOn, tenancyFrom }: DatedHome, nation: Nation | null): IsoDate | null {
	const last =
		rentRaisedOn !== null && tenancyFrom !== null && rentRaisedOn < tenancyFrom
			? tenancyFrom
			: (rentRaisedOn ?? tenancyFrom);
	if (last === null || nation === null || nation === "Wales") {
		return null;
	}
	return nation === "England" ? addDays(last, 52 * 7) : dayMonthsBefore(last, -12);
}

/** A home as a calendar names it. */
type PlacedHome = DatedHome & Pick<KeptHome, "address" | "postcode" | "reference">;

/**
 * The dates of many homes as a calendar to subscribe to. An event's uid is made of home and date alone, so it keeps it when the date moves, and each later
 * day's file is a later revision. Source: RFC 5545.
 */
export function portfolioCalendar(homes: Homes<PlacedHome>, day: IsoDate): string {
	const byId = new Map(homes.map(({ home }) => [home.id, home]));
	const events = spansOf(homes, day).flatMap((date): CalendarEvent[] => {
		const home = byId.get(date.homeId);
		return home ? [eventOf(date, home, day)] : [];
	});
	return calendarText({ by: APP_NAME, name: "Dates of my homes", isPublished: true }, events);
}

function eventOf(date: PortfolioDate, home: PlacedHome, day: IsoDate): CalendarEvent {
	const { id, on, until, title, isDraft, homeId } = date;
	const name = home.reference ?? `${home.address}, ${home.postcode}`;
	return {
		uid: `${eventId(homeId)}-${eventId(id)}@${FILE_PREFIX}`,
		...revisionOf(day),
		...{ on, last: until ?? on },
		summary: `${isDraft ? `${DRAFT}: ` : ""}${title} (${name})`,
		description: [
			...(isDraft ? [NOT_LAW_YET] : []),
			`As known on ${dateInWords(day)}: ${lowerFirst(title)}.`,
		].join("\n"),
		location: `${home.address}, ${home.postcode}`,
		url: null,
	};
}

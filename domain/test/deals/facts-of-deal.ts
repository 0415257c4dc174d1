import { monthsBetween } from "../../base/calendar.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { AuthorityFacts, Facts, RentFacts } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { type Inputs, noInputs, roomsLet } from "../../base/inputs.ts";
import { fromPounds, pence } from "../../base/money.ts";
import type { Owners } from "../../subjects/finance/owners.ts";
import {
	allSilent,
	someArea,
	someCertificate,
	someFacts,
	someScheme,
	someUnit,
} from "../some-facts.ts";
import type { Deal, DealAuthority, DealScheme } from "./deal.ts";

const INDEX_MONTH = "2026-03";
const ADDRESS = "14 Deal Street";

const types = { House: "House", Flat: "Flat" } as const;

/** Facts of a deal as it was written down. */
export function factsOf(deal: Deal): Facts {
	const { place, typicalBand, schemes, lastSale, floodZone, certificate } = deal;
	const base = someFacts();
	const [main] = place.authorities;
	return {
		...base,
		place: someUnit({
			nation: place.nation,
			region: place.region,
			grain: place.isOnlySector ? "sector" : "unit",
			authorities: place.authorities.map(({ code, name, share }) => ({ code, name, share })),
			position: place.isOnlySector ? null : { lat: 53.45, lng: -2.22 },
		}),
		authorities: place.authorities.map((each) => authorityOf(each, deal, base)),
		areas:
			typicalBand === null ? [] : [someArea({ medianBand: typicalBand, floodZonePercent: null })],
		rents: place.authorities.flatMap(({ code, name, rents }) =>
			rents === null
				? []
				: [
						{
							code,
							name,
							grain: "authority" as const,
							all: fromPounds(rents.all),
							byBedrooms: fourOf(rents.byBedrooms),
							byType: { F: null, T: null, S: null, D: null },
							period: "2026-05",
							growth: 3,
						},
					],
		),
		thresholds: [],
		schemes: schemes.map((scheme) => schemeOf(scheme, main)),
		sold: lastSale && {
			asOf: "2026-09",
			atPostcode: {
				since: "2015-01-01",
				sales: [
					{
						price: fromPounds(lastSale.pounds),
						date: lastSale.on,
						propertyType: lastSale.type,
						newBuild: false,
						tenure: lastSale.type === "flat" ? "leasehold" : "freehold",
						address: ADDRESS.toUpperCase(),
					},
				],
			},
			sector: null,
		},
		live: allSilent({
			certificates: certificate
				? { state: "answered", at: base.gatheredAt, data: { summaries: [], details: [] } }
				: { state: "silent", why: "off" },
			planning:
				floodZone === null
					? { state: "silent", why: "off" }
					: {
							state: "answered",
							at: base.gatheredAt,
							data: {
								articleFour: [],
								conservationAreas: [],
								listedBuildings: [],
								floodZones: [
									{
										dataset: "",
										reference: "R1",
										name: "One",
										startDate: null,
										url: null,
										grade: String(floodZone),
									},
								],
							},
						},
		}),
	};
}

/** By one, two, three, four and more bedrooms. */
function fourOf([one, two, three, four]: readonly number[]): RentFacts["byBedrooms"] {
	const amount = (pounds: number | undefined) => (pounds === undefined ? null : fromPounds(pounds));
	return [amount(one), amount(two), amount(three), amount(four)];
}

function authorityOf(
	{ code, name, indexPrice }: DealAuthority,
	{ lastSale }: Deal,
	{ authorities }: Facts,
): AuthorityFacts {
	const [made] = authorities;
	if (!made) {
		throw new RangeError("no authority is made up");
	}
	const back = lastSale ? monthsBetween(lastSale.on.slice(0, 7), INDEX_MONTH) : 0;
	return {
		...made,
		code,
		name,
		typicalPrice: null,
		indexPrice:
			indexPrice === null
				? null
				: {
						average: fromPounds(indexPrice),
						month: INDEX_MONTH,
						before: Array.from({ length: back }, (_, at) =>
							at === back - 1 && lastSale ? fromPounds(lastSale.indexThen) : null,
						),
					},
	};
}

function schemeOf(scheme: DealScheme, authority: DealAuthority | undefined): LicensingScheme {
	const { kind, ruledOut, status, reach, start, end, verifiedOn, page, fee } = scheme;
	const amount = fee === null ? null : fromPounds(fee);
	return someScheme({
		authorityCode: authority?.code ?? "",
		council: authority?.name ?? "",
		kind,
		ruledOut,
		status,
		coverage: kind === "none" ? "none" : reach === "home" ? "whole_district" : "streets",
		start,
		end,
		verifiedOn,
		fees: amount === null ? null : { single: amount, hmo: amount, per: "home", accredited: null },
		evidence: page
			? [{ ...page, url: "https://www.testborough.gov.uk/licensing", readBy: "check" }]
			: [],
	});
}

/** The certificate of a deal's home; null where no address is chosen. */
export function certificateOf({ certificate }: Deal): Certificate | null {
	if (certificate === null) {
		return null;
	}
	const { band, points, registeredOn, type, floorArea, steps } = certificate;
	return someCertificate({
		address: ADDRESS,
		band,
		points,
		registeredOn,
		floorArea,
		propertyType: types[type],
		builtForm: type === "Flat" ? null : "Mid-terrace",
		improvements: steps
			? [
					{
						sequence: 1,
						code: 5,
						title: "Insulation",
						cost: { low: fromPounds(steps.pounds[0]), high: fromPounds(steps.pounds[1]) },
						pointsAfter: { A: 92, B: 81, C: 69, D: 55, E: 39, F: 21, G: 1 }[steps.to],
					},
				]
			: [],
	});
}

/** What the visitor of a deal states. */
export function inputsOf({ stated }: Deal): Inputs {
	const { price, rent, rentOf, serviceCharge, owned, people, rooms, bedrooms, use } = stated;
	const pounds = (amount: number | null) => (amount === null ? null : fromPounds(amount));
	const isOfRoom = rentOf === "room";
	const times = isOfRoom ? roomsLet({ rooms, bedrooms, people, use }) : 1;
	return {
		...noInputs,
		use,
		people,
		rooms,
		bedrooms,
		rent: rent === null ? null : fromPounds(rent * times),
		rentOf: isOfRoom ? "room" : "home",
		price: pounds(price),
		loan: stated.loan,
		serviceCharge: pounds(serviceCharge),
		owned: owned !== null,
		loanLeft: owned && fromPounds(owned.loanLeft),
		valueWhenLet: pounds(owned?.valueWhenLet ?? null),
		planningPermission: stated.permissionHeld,
		exemption: stated.exemption,
	};
}

/** Whoever owns the home of a deal. */
export function ownersOf({ stated, place }: Deal): Owners {
	const { owners, isCompany } = stated;
	return isCompany
		? [{ incomePence: pence(0), nation: place.nation, share: 1, company: true }]
		: owners.map(({ income, share }) => ({
				incomePence: fromPounds(income),
				nation: place.nation,
				share: share / 100,
				company: false,
			}));
}

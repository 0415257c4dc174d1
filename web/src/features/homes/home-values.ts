import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import type { HomeDetails } from "#contracts/homes.ts";
import { toPounds } from "#domain/base/money.ts";
import type { HeldLicenceKind, HomeStanding, Tenure } from "#domain/portfolio/kept-home.ts";
import { type AmountPer, typedAmount } from "#domain/subjects/listing/typed-amount.ts";

/** What is sent of a home. */
type HomeSent = z.input<typeof HomeDetails>;

export type LicenceValues = {
	kind: HeldLicenceKind;
	number: string;
	people: string;
	until: string;
	holder: string;
};

/** A home as it is typed: texts, in the shape of `HomeDetails`, so that what the server refuses finds its field. */
export type HomeValues = {
	standing: HomeStanding;
	reference: string;
	address: string;
	postcode: string;
	building: string;
	group: string;
	stated: {
		use: string;
		people: string;
		bedrooms: string;
		rent: string;
		price: string;
		loanLeft: string;
		boughtFor: string;
		serviceCharge: string;
	};
	loan: { ratePercent: string; fixedUntil: string; isRepayment: boolean; yearsLeft: string };
	owners: { ownerId: string; share: string }[];
	tenure: "" | Tenure;
	tenancyFrom: string;
	rentRaisedOn: string;
	energySpentPence: string;
	held: {
		licences: LicenceValues[];
		areLicencesStated: boolean;
		gas: "" | "yes" | "no";
		gasUntil: string;
		electricalUntil: string;
		energyUntil: string;
		insuranceUntil: string;
		alarmsTestedOn: string;
		depositScheme: string;
		registration: { number: string; until: string };
		databaseEntry: { number: string; enteredOn: string };
	};
};

/** A part of the form of a home. */
export type PartProps = { form: UseFormReturn<HomeValues> };

/** What the fields hold of a home before anything is changed; `home` is a part of one where it is new. */
export function valuesOf(home: Partial<HomeDetails>): HomeValues {
	const { standing = "let", stated, loan, owners = [] } = home;
	return {
		standing,
		reference: text(home.reference),
		address: text(home.address),
		postcode: text(home.postcode),
		building: text(home.building),
		group: text(home.group),
		stated: {
			use: stated?.use ?? "single",
			people: text(stated?.people),
			bedrooms: text(stated?.bedrooms),
			rent: text(stated?.rent),
			price: text(stated?.price),
			loanLeft: text(stated?.loanLeft),
			boughtFor: text(stated?.boughtFor),
			serviceCharge: text(stated?.serviceCharge),
		},
		loan: {
			ratePercent: text(loan?.ratePercent),
			fixedUntil: text(loan?.fixedUntil),
			isRepayment: loan?.isRepayment === true,
			yearsLeft: text(loan?.yearsLeft),
		},
		owners: owners.map(({ ownerId, share }) => ({
			ownerId,
			share: String(Math.round(share * 10_000) / 100),
		})),
		tenure: home.tenure ?? "",
		energySpentPence: text(home.energySpentPence == null ? null : toPounds(home.energySpentPence)),
		tenancyFrom: text(home.tenancyFrom),
		rentRaisedOn: text(home.rentRaisedOn),
		held: heldValues(home.held),
	};
}

function heldValues(held: Partial<HomeDetails["held"]> = {}): HomeValues["held"] {
	const { licences = [], hasGas = null, registration, databaseEntry } = held;
	return {
		licences: licences.map(({ kind, number, people, until, holder }) => ({
			kind,
			number: text(number),
			people: text(people),
			until: text(until),
			holder: text(holder),
		})),
		areLicencesStated: held.areLicencesStated === true,
		gas: hasGas === null ? "" : hasGas ? "yes" : "no",
		gasUntil: text(held.gasUntil),
		electricalUntil: text(held.electricalUntil),
		energyUntil: text(held.energyUntil),
		insuranceUntil: text(held.insuranceUntil),
		alarmsTestedOn: text(held.alarmsTestedOn),
		depositScheme: text(held.depositScheme),
		registration: { number: text(registration?.number), until: text(registration?.until) },
		databaseEntry: {
			number: text(databaseEntry?.number),
			enteredOn: text(databaseEntry?.enteredOn),
		},
	};
}

/** A home as it is sent. `before`: what is kept of it, of which the fields show a part. A text that is no number is sent as none, for the server to refuse in its words. */
export function homeOf(values: HomeValues, before: Partial<HomeDetails>): HomeSent {
	const { stated, loan, held, owners, ...rest } = values;
	const { registration, databaseEntry, gas, licences, areLicencesStated, ...days } = held;
	return {
		...before,
		...rest,
		tenure: rest.tenure || null,
		energySpentPence: penceOf(rest.energySpentPence),
		tenancyFrom: day(rest.tenancyFrom),
		rentRaisedOn: day(rest.rentRaisedOn),
		stated: {
			...before.stated,
			use: before.stated?.use ?? "single",
			...(stated.use === "sharers" || stated.use === "hmo" || stated.use === "single"
				? { use: stated.use }
				: {}),
			owned: rest.standing !== "watched",
			people: count(stated.people),
			bedrooms: count(stated.bedrooms),
			rent: amount(stated.rent, "month"),
			price: amount(stated.price, "once"),
			loanLeft: amount(stated.loanLeft, "once"),
			boughtFor: amount(stated.boughtFor, "once"),
			serviceCharge: amount(stated.serviceCharge, "year"),
		},
		loan: {
			ratePercent: count(loan.ratePercent.replace("%", "")) ?? null,
			fixedUntil: day(loan.fixedUntil),
			isRepayment: loan.isRepayment,
			yearsLeft: count(loan.yearsLeft) ?? null,
		},
		owners: owners.map(({ ownerId, share }) => ({
			ownerId,
			share: (count(share.replace("%", "")) ?? Number.NaN) / 100,
		})),
		held: {
			...days,
			gasUntil: day(days.gasUntil),
			electricalUntil: day(days.electricalUntil),
			energyUntil: day(days.energyUntil),
			insuranceUntil: day(days.insuranceUntil),
			alarmsTestedOn: day(days.alarmsTestedOn),
			hasGas: gas === "" ? null : gas === "yes",
			areLicencesStated: areLicencesStated || licences.length > 0,
			licences: licences.map((licence) => ({
				...licence,
				people: count(licence.people) ?? null,
				until: day(licence.until),
			})),
			registration:
				registration.number.trim() === "" && registration.until === ""
					? null
					: { number: registration.number, until: day(registration.until) },
			databaseEntry:
				databaseEntry.number.trim() === "" && databaseEntry.enteredOn === ""
					? null
					: { number: databaseEntry.number, enteredOn: day(databaseEntry.enteredOn) },
		},
	};
}

const text = (value: string | number | null | undefined) => String(value ?? "");
const day = (typed: string) => (typed === "" ? null : typed);

function amount(typed: string, per: AmountPer): number | undefined {
	return typed.trim() === "" ? undefined : (typedAmount(typed, per) ?? Number.NaN);
}

function penceOf(typed: string): number | null {
	const pounds = amount(typed, "once");
	return pounds === undefined ? null : Math.round(pounds * 100);
}

function count(typed: string): number | undefined {
	return typed.trim() === "" ? undefined : Number(typed);
}

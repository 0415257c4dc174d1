import { type Evidence, isKnown } from "../../evidence.ts";
import { type Assumptions, assumptionDefaults } from "../../finance/assumptions.ts";
import type { Pence } from "../../money.ts";
import { isMultipleOccupation, type Use } from "../../use.ts";
import type { AssumptionLine } from "./money-section.ts";
import type { StartingHome } from "./starting-home.ts";

type Origin = Pick<AssumptionLine, "origin" | "source"> &
	Partial<Pick<AssumptionLine, "asOf" | "lastChecked">>;

type Costs = Readonly<
	Record<"depositShare" | "serviceCharge" | "licenceFee" | "energyWorks", Origin>
> & { readonly use: Use };

const names: readonly Pick<AssumptionLine, "key" | "label" | "unit">[] = [
	{ key: "price", label: "Purchase price", unit: "pounds" },
	{ key: "rent", label: "Rent", unit: "pounds a month" },
	{ key: "depositShare", label: "Deposit, share of the price", unit: "percent" },
	{ key: "interestRate", label: "Interest rate, interest only", unit: "percent" },
	{ key: "voidShare", label: "Empty periods, share of the year", unit: "percent" },
	{ key: "managementShare", label: "Management, share of the rent received", unit: "percent" },
	{ key: "maintenanceShare", label: "Repairs and upkeep, share of the rent", unit: "percent" },
	{ key: "insurance", label: "Insurance", unit: "pounds a year" },
	{ key: "serviceCharge", label: "Service charge and ground rent", unit: "pounds a year" },
	{ key: "licenceFee", label: "Licence fee, a year's share", unit: "pounds a year" },
	{ key: "compliance", label: "Safety checks and certificates", unit: "pounds a year" },
	{ key: "purchaseFees", label: "Legal work and survey, once", unit: "pounds" },
	{ key: "energyWorks", label: "Energy works to band C, once", unit: "pounds" },
];

/** Every assumption before the reader edits it, with who says so, in the order of a year's sums. */
export function assumptionLines({ price, rent }: StartingHome, costs: Costs): AssumptionLine[] {
	const origins: Readonly<Record<keyof Assumptions, Origin>> = {
		price: figureInWords(price),
		rent: rentInWords(rent, costs.use),
		depositShare: costs.depositShare,
		interestRate: usual("interestRate"),
		voidShare: usual("voidShare"),
		managementShare: usual("managementShare"),
		maintenanceShare: usual("maintenanceShare"),
		insurance: usual("insurance"),
		serviceCharge: costs.serviceCharge,
		licenceFee: costs.licenceFee,
		compliance: usual("compliance"),
		purchaseFees: usual("purchaseFees"),
		energyWorks: costs.energyWorks,
	};
	return names.map((line) => {
		const { origin, source, asOf = null, lastChecked = null } = origins[line.key];
		return { ...line, origin, source, asOf, lastChecked };
	});
}

/** A default, by who says so and when. */
function usual(key: keyof typeof assumptionDefaults): Origin {
	const { kind, source, asOf, lastChecked } = assumptionDefaults[key];
	return { origin: kind, source, asOf, lastChecked };
}

/** A published figure is never this home's, and says so. What no one publishes is the reader's to put in. */
function figureInWords({ value, basis, place, note }: Evidence<Pence>): Origin {
	if (value === null) {
		return { origin: "yours", source: join(note, "Put in your own.") };
	}
	return basis === "visitor"
		? { origin: "yours", source: note ?? "You stated it." }
		: {
				origin: "published",
				source: join(note, `Typical of ${place ?? "the area"}, not this home: put in your own.`),
			};
}

function rentInWords(rent: Evidence<Pence>, use: Use): Origin {
	const { origin, source } = figureInWords(rent);
	const isOfWholeHomes = isKnown(rent) && origin === "published" && isMultipleOccupation(use);
	return {
		origin,
		source: isOfWholeHomes ? join(source, "It is of whole homes, not of rooms.") : source,
	};
}

function join(...sentences: readonly (string | null)[]): string {
	return sentences.filter((sentence) => sentence !== null).join(" ");
}

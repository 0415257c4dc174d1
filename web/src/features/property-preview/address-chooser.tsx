import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatPostcode } from "#web/lib/format.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import type { ChoiceProps } from "./choice-bar.tsx";
import { addressesQuery } from "./preview-queries.ts";

/**
 * The homes of the postcode that have a certificate. The list is fetched when it is known to hold something, or else when
 * the visitor turns to it. Source: DECISIONS 5.
 */
export function AddressChooser({ preview, choices, choose, refused }: ChoiceProps) {
	const [opened, setOpened] = useState(false);
	const { certificatesCount, postcode } = preview;
	const addresses = useQuery({
		...addressesQuery(postcode),
		enabled: opened || (certificatesCount ?? 0) > 0,
	});
	const homes = addresses.data?.addresses ?? [];
	const chosen = choices.certificate ?? "";
	return (
		<Chooser
			label="Address"
			value={chosen}
			note={noteOn(addresses, homes.length)}
			error={refused["certificate"]}
			onFocus={() => setOpened(true)}
			onChange={(event) => choose({ certificate: event.target.value })}
		>
			<option value="">Any home in {formatPostcode(postcode)}</option>
			{homes.some(({ certificate }) => certificate === chosen) || chosen === "" ? null : (
				<option value={chosen}>{preview.address ?? `Certificate ${chosen}`}</option>
			)}
			{addresses.isFetching ? <option disabled>Loading addresses…</option> : null}
			{homes.map(({ certificate, address, epcRating, expired }) => (
				<option key={certificate} value={certificate}>
					{address}
					{epcRating ? `, ${epcRating}` : ""}
					{expired ? " (expired)" : ""}
				</option>
			))}
		</Chooser>
	);
}

type AddressesState = {
	error: Error | null;
	data?: { provenance: { note: string | null } } | undefined;
};

/** What to say of a list that is empty or not to be had. */
function noteOn({ error, data }: AddressesState, count: number): string | null {
	if (error) {
		return error.message;
	}
	return data && count === 0 ? (data.provenance.note ?? "No certificate at this postcode.") : null;
}

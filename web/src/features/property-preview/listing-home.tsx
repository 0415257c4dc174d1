import { useQuery } from "@tanstack/react-query";
import type { Addresses } from "#contracts/postcode.ts";
import { matchAddress } from "#domain/subjects/listing/match-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import type { Choose } from "./choices.ts";
import styles from "./listing.module.css";
import { addressesQuery } from "./preview-queries.ts";

type ListingHomeProps = {
	postcode: string;
	/** Address as the listing gives it. */
	advertised: string;
	choose: Choose;
};

/** Suggests the certificates that may be those of an advertised home. None is chosen but by the visitor: a neighbour's is not the home's. Source: Rule PLACE-4. */
export function ListingHome({ postcode, advertised, choose }: ListingHomeProps) {
	const { data, isPending } = useQuery(addressesQuery(postcode));
	const homes = data?.addresses ?? [];
	if (isPending) {
		return <p className={styles["home"]}>Looking for its certificate …</p>;
	}
	const match = matchAddress(advertised, homes);
	switch (match.kind) {
		case "one":
			return (
				<p className={styles["home"]}>
					<span>This looks like the certificate of {match.home.address}.</span>
					<Use home={match.home} choose={choose}>
						Use it
					</Use>
				</p>
			);
		case "several":
			return (
				<p className={styles["home"]}>
					<span>Whose certificate is it?</span>
					{match.homes.map((home) => (
						<Use key={home.certificate} home={home} choose={choose}>
							{home.address}
						</Use>
					))}
				</p>
			);
		case "no_number":
			return homes.length === 0 ? null : <WholeList homes={homes} choose={choose} />;
		case "none":
			return <p className={styles["home"]}>No certificate here has the listing’s address.</p>;
	}
}

type Home = Addresses["addresses"][number];

function Use({ home, choose, children }: { home: Home; choose: Choose; children: string }) {
	return (
		<Button look="secondary" onClick={() => choose({ certificate: home.certificate })}>
			{children}
		</Button>
	);
}

/** Portals leave the number out more often than not. */
function WholeList({ homes, choose }: { homes: readonly Home[]; choose: Choose }) {
	return (
		<Chooser
			label="The listing gives no house number. Which home is it?"
			value=""
			onChange={(event) => choose({ certificate: event.target.value })}
		>
			<option value="">Not sure</option>
			{homes.map(({ certificate, address }) => (
				<option key={certificate} value={certificate}>
					{address}
				</option>
			))}
		</Chooser>
	);
}

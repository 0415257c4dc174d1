import { useDeferredValue, useId, useMemo, useState } from "react";
import type { PortalId } from "#domain/subjects/listing/listing-link.ts";
import {
	type PastedListing,
	readPastedText,
} from "#domain/subjects/listing/pasted/read-pasted-text.ts";
import { unusualHomes } from "#domain/subjects/listing/unusual-homes.ts";
import styles from "#web/features/postcode-search/search.module.css";
import type { ListingDetails, ListingTerms } from "#web/lib/listing-details.ts";
import { listingTerms } from "#web/lib/listing-terms.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import inputBox from "#web/ui/fields.module.css";
import { HomeForm } from "./home-form.tsx";

type PastedTextProps = {
	/** Portal of the link that could not be read; null where the link means no listing. */
	portal: PortalId | null;
	url: string | null;
};

/** Reads the text of a page in the browser, and shows what it says of the home for correction. */
export function PastedText({ portal, url }: PastedTextProps) {
	const id = useId();
	const [text, setText] = useState("");
	const read = useDeferredValue(text);
	const found = useMemo(() => (read.trim() === "" ? null : readPastedText(read)), [read]);
	return (
		<div className="stack one-column gap-4">
			<div className="stack gap-1">
				<label className={styles["label"]} htmlFor={id}>
					Text of the page
				</label>
				<p className="below-1 soft text-s" id={`${id}-hint`}>
					Open the listing, select all of it, copy, and paste it here. It is read in this browser
					and sent nowhere.
				</p>
				<div className={inputBox["box"]}>
					<textarea
						id={id}
						className={`${inputBox["input"]} ${styles["text"]}`}
						rows={5}
						value={text}
						onChange={({ target }) => setText(target.value)}
						autoComplete="off"
						spellCheck={false}
						aria-describedby={`${id}-hint`}
					/>
				</div>
			</div>
			<p role="status" className={`text-m ${styles["outcome"]}`}>
				{found ? outcomeOf(found) : null}
			</p>
			{found ? <Found key={read} found={found} portal={portal} url={url} /> : null}
		</div>
	);
}

function Found({ found, portal, url }: PastedTextProps & { found: PastedListing }) {
	const terms = listingTerms(found);
	const detailsOf = (postcode: string, typed: FormData): ListingDetails | null => {
		const kept = typed.getAll("term");
		return kept.length === 0
			? null
			: {
					...onlyOf(found, kept),
					...{ address: null, bedrooms: null, price: null, isRent: false },
					...{ postcode, portal, url, readAt: new Date().toISOString() },
				};
	};
	return (
		<HomeForm
			begun={found.unusual === null ? found : { ...found, bedrooms: null }}
			detailsOf={detailsOf}
		>
			{terms.length > 0 ? (
				<fieldset>
					<legend className={styles["label"]}>The text also says</legend>
					<p className="below-1 soft text-s">Untick what is wrong.</p>
					{terms.map(({ name, label, text }) => (
						<Checkbox
							key={name}
							name="term"
							value={name}
							defaultChecked
							label={`${label}: ${text}`}
						/>
					))}
				</fieldset>
			) : null}
		</HomeForm>
	);
}

/** The terms that are still ticked. */
function onlyOf(stated: ListingTerms, kept: readonly FormDataEntryValue[]): ListingTerms {
	const has = (name: keyof ListingTerms) => kept.includes(name);
	return {
		unusual: has("unusual") ? stated.unusual : null,
		agreed: has("agreed") ? stated.agreed : null,
		priceNote: has("priceNote") ? stated.priceNote : null,
		propertyType: has("propertyType") ? stated.propertyType : null,
		tenure: has("tenure") ? stated.tenure : null,
		leaseYears: has("leaseYears") ? stated.leaseYears : null,
		serviceChargePence: has("serviceChargePence") ? stated.serviceChargePence : null,
		groundRentPence: has("groundRentPence") ? stated.groundRentPence : null,
		councilTaxBand: has("councilTaxBand") ? stated.councilTaxBand : null,
		floorArea: has("floorArea") ? stated.floorArea : null,
	};
}

function outcomeOf({ postcodes, price, bedrooms, unusual }: PastedListing): string {
	if (unusual !== null) {
		return `The text is of ${unusualHomes[unusual].name}, no ordinary letting. Untick that if it is wrong, and add price and bedrooms.`;
	}
	const missing = [
		postcodes.length === 1 ? null : "the postcode",
		bedrooms === null ? "the bedrooms" : null,
		price === null ? "the price or rent" : null,
	].filter((name) => name !== null);
	return missing.length === 0
		? "This is what the text says. Correct what is wrong."
		: `The text does not settle ${missing.join(", ")}. Please add what you know.`;
}

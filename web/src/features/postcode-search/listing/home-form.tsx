import { type ReactNode, useRef, useState } from "react";
import type { Listing } from "#contracts/listing.ts";
import { countInWords } from "#domain/base/words.ts";
import { amountText } from "#domain/subjects/listing/typed-amount.ts";
import { formatPounds } from "#web/lib/format.ts";
import type { ListingDetails } from "#web/lib/listing-details.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import { SearchAnswer } from "../search-answer.tsx";
import { SearchForm } from "../search-form.tsx";
import { type FoundHome, usePostcodeSearch } from "../use-postcode-search.ts";
import { chosenPostcode, PostcodeChoice } from "./postcode-choice.tsx";
import { RadioList } from "./radio-list.tsx";
import { useOpenPreview } from "./use-open-preview.ts";

type HomeFormProps = {
	/** What is known already, for the visitor to correct. */
	begun?: {
		postcodes: readonly string[];
		outcode: string | null;
		bedrooms: number | null;
		price: number | null;
		listingType: "sale" | "rent" | null;
	};
	/** What else is said of the home, once its postcode is settled. */
	detailsOf?: (postcode: string, typed: FormData) => ListingDetails | null;
	/** Stands between the figures and the button. */
	children?: ReactNode;
};

type ListingType = "sale" | "rent";

/** The three figures a preview begins with. Only the postcode has to be there. An amount goes on as plain pounds where it can be read, else as typed. */
export function HomeForm({ begun, detailsOf, children }: HomeFormProps) {
	const openPreview = useOpenPreview();
	const [listingType, setListingType] = useState<ListingType>(begun?.listingType ?? "sale");
	const sent = useRef(new FormData());
	const { searchChosen, isPending, error, answer } = useChosenPostcode(
		({ postcode, houseNumber }) => {
			const typed = sent.current;
			const isRent = typed.get("listing-type") === "rent";
			openPreview({
				postcode,
				bedrooms: String(typed.get("bedrooms") ?? "").trim(),
				amount: amountText(String(typed.get("amount") ?? ""), isRent ? "month" : "once"),
				listingType: isRent ? "rent" : "sale",
				houseNumber,
				listing: detailsOf?.(postcode, typed) ?? null,
			});
		},
	);
	const submit = (typed: FormData) => {
		sent.current = typed;
		searchChosen(typed);
	};
	const [only, ...more] = begun?.postcodes ?? [];
	return (
		<SearchForm onSubmit={submit}>
			<PostcodeChoice
				options={more.length > 0 && only ? [only, ...more].map((postcode) => ({ postcode })) : []}
				hint={more.length > 0 ? "The text names more than one." : "Of the home itself"}
				begun={only ?? (begun?.outcode ? `${begun.outcode} ` : "")}
				error={error}
			/>
			<SearchAnswer {...answer} />
			<RadioList
				legend="The home is"
				name="listing-type"
				value={listingType}
				onChange={(value) => setListingType(value === "rent" ? "rent" : "sale")}
				options={[
					{ value: "sale", label: "For sale" },
					{ value: "rent", label: "To let" },
				]}
				isRow
			/>
			<FieldPair>
				<Field
					label="Bedrooms"
					hint="0 for a studio"
					name="bedrooms"
					inputMode="numeric"
					autoComplete="off"
					defaultValue={begun?.bedrooms ?? ""}
				/>
				<Field
					label={listingType === "rent" ? "Rent a month" : "Purchase price"}
					hint="May be left blank"
					name="amount"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={begun?.price ?? ""}
				/>
			</FieldPair>
			{children}
			<Button type="submit" wide pending={isPending} pendingLabel="Searching...">
				Analyze Property
			</Button>
		</SearchForm>
	);
}

/** What travels on to the preview as the visitor's own inputs. */
type HomeFigures = Pick<Listing, "bedrooms" | "price" | "listingType">;

/** "3 bedrooms, £250,000", "Studio, Price TBC", "2 bedrooms, £1,650/month". */
export function figuresInWords({ bedrooms, price, listingType }: HomeFigures): string {
	const a = listingType === "rent" ? "/month" : "";
	const money = price === null ? "Price TBC" : `${formatPounds(price)}${a}`;
	const rooms = bedrooms === 0 ? "Studio" : bedrooms && countInWords(bedrooms, "bedroom");
	return [rooms, money].filter(Boolean).join(", ");
}

/** Checks the postcode of a form that holds a choice of them, and says what is wrong while nothing is chosen. */
export function useChosenPostcode(onFound: (home: FoundHome) => void) {
	const { search, isPending, refusal, answer } = usePostcodeSearch(onFound);
	const [isUnchosen, setIsUnchosen] = useState(false);
	const searchChosen = (typed: FormData) => {
		const postcode = chosenPostcode(typed);
		setIsUnchosen(postcode === null);
		if (postcode !== null) {
			search(postcode);
		}
	};
	const error = isUnchosen ? "Choose a postcode, or type another one." : refusal;
	return { searchChosen, isPending, error, answer };
}

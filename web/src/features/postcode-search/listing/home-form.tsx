import { type ReactNode, useRef, useState } from "react";
import type { ListingSaid } from "#web/lib/listing-said.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import { SearchForm } from "../search-form.tsx";
import { PostcodeChoice } from "./postcode-choice.tsx";
import { RadioList } from "./radio-list.tsx";
import { useChosenPostcode } from "./use-chosen-postcode.ts";
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
	saidOf?: (postcode: string, typed: FormData) => ListingSaid | null;
	/** Stands between the figures and the button. */
	children?: ReactNode;
};

type ListingType = "sale" | "rent";

/** The three figures a preview begins with. Only the postcode has to be there; amounts go to the server as typed. */
export function HomeForm({ begun, saidOf, children }: HomeFormProps) {
	const openPreview = useOpenPreview();
	const [listingType, setListingType] = useState<ListingType>(begun?.listingType ?? "sale");
	const sent = useRef(new FormData());
	const { searchChosen, isPending, error } = useChosenPostcode((postcode) => {
		const typed = sent.current;
		openPreview({
			postcode,
			bedrooms: String(typed.get("bedrooms") ?? "").trim(),
			amount: plainAmount(typed.get("amount")),
			listingType: typed.get("listing-type") === "rent" ? "rent" : "sale",
			listing: saidOf?.(postcode, typed) ?? null,
		});
	});
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

/** `1250` from `£1,250`; what is no amount goes to the server as typed, which says what is wrong with it. */
function plainAmount(typed: FormDataEntryValue | null): string {
	return String(typed ?? "").replace(/[£,\s]/g, "");
}

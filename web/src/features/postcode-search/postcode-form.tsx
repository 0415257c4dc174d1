import { type ChangeEvent, type Ref, useImperativeHandle, useRef } from "react";
import { recogniseListing } from "#domain/listing/listing-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SearchForm } from "./search-form.tsx";
import { usePostcodeSearch } from "./use-postcode-search.ts";

type PostcodeFormProps = {
	ref: Ref<HTMLInputElement | null>;
	/** Takes the visitor on; the postcode is upper case without spaces. */
	onFound: (postcode: string) => void;
	/** A link came into the field: it belongs elsewhere, and is taken out of it. */
	onLink: (pasted: string) => void;
};

/** One field, one button. What is typed before the script has come stays: the field is not the script's. */
export function PostcodeForm({ ref, onFound, onLink }: PostcodeFormProps) {
	const field = useRef<HTMLInputElement>(null);
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
	const { search, isPending, refusal } = usePostcodeSearch(onFound, () => field.current?.focus());
	const heedLink = ({ target }: ChangeEvent<HTMLInputElement>) => {
		if (isLink(target.value)) {
			onLink(target.value);
			target.value = "";
		}
	};
	return (
		<SearchForm onSubmit={(typed) => search(String(typed.get("postcode")))}>
			<Field
				ref={field}
				label="UK postcode"
				hint="Of a home you let, or may buy to let"
				name="postcode"
				size="large"
				autoComplete="postal-code"
				autoCapitalize="characters"
				enterKeyHint="search"
				// A link is longer than any postcode, and has to arrive whole.
				maxLength={2000}
				spellCheck={false}
				onChange={heedLink}
				error={refusal}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Searching...">
				Analyze Property
			</Button>
		</SearchForm>
	);
}

/** Whether a text is, or holds, the address of a page rather than a postcode: any with a scheme, and a portal's without one. */
function isLink(text: string): boolean {
	if (/https?:\/\//i.test(text)) {
		return true;
	}
	const recognised = recogniseListing(text);
	return recognised.ok || recognised.refusal !== "not_a_portal";
}

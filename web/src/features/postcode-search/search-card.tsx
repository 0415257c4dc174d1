import { useMutation } from "@tanstack/react-query";
import type { FormEvent, Ref } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type FoundPostcode, findPostcode } from "./find-postcode.ts";
import styles from "./search-card.module.css";

type SearchCardProps = {
	/** The field itself, for whoever leads a visitor into it. */
	ref: Ref<HTMLInputElement>;
	/** Takes the visitor on; the postcode is upper case without spaces. */
	onFound: (postcode: string) => void;
	/** Called when a search is about to be typed. */
	onIntent: () => void;
};

/** The way in: one field, one button. Texts: SPEC sections 4, 5 and 8. */
export function SearchCard({ ref, onFound, onIntent }: SearchCardProps) {
	const showToast = useToast();
	const search = useMutation({
		mutationFn: findPostcode,
		onSuccess: (found: FoundPostcode) => {
			if (found.ok) {
				onFound(found.postcode);
				return;
			}
			showToast({
				title: "Invalid Postcode",
				message:
					"Please enter a valid UK postcode (e.g., SW1A 1AA, E1 6AN, M1 1AA). Note: Some postcodes may not exist or be in our database.",
				tone: "destructive",
			});
		},
		onError: () =>
			showToast({
				title: "Error",
				message: "Something went wrong. Please try again.",
				tone: "destructive",
			}),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		search.mutate(String(new FormData(event.currentTarget).get("postcode")));
	};
	return (
		<Card title="Search by Postcode">
			<form className={styles["form"]} onSubmit={submit} onFocus={onIntent} noValidate>
				<Field
					ref={ref}
					label="UK postcode"
					hint="Of a home you let, or may buy to let"
					name="postcode"
					size="large"
					autoComplete="postal-code"
					autoCapitalize="characters"
					enterKeyHint="search"
					maxLength={32}
					spellCheck={false}
					error={search.data?.ok === false ? search.data.reason : undefined}
				/>
				<Button type="submit" wide pending={search.isPending} pendingLabel="Searching...">
					Analyze Property
				</Button>
			</form>
		</Card>
	);
}

import {
	type ChangeEvent,
	type Ref,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { recogniseListing } from "#domain/subjects/listing/listing-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ListingImport } from "./listing/listing-import.tsx";
import styles from "./search.module.css";
import { SearchAnswer } from "./search-answer.tsx";
import { SearchForm } from "./search-form.tsx";
import { type FoundHome, usePostcodeSearch } from "./use-postcode-search.ts";

type SearchCardProps = {
	/** The field of the tab that is open, for anyone who leads a visitor into it. */
	ref: Ref<HTMLInputElement | null>;
	/** Takes the visitor on. */
	onFound: (home: FoundHome, stated: StatedHome) => void;
	/** Called when a search is about to be typed. */
	onIntent: () => void;
};

/** What else of the home was typed, as the address of a preview takes it; empty where it was not. */
export type StatedHome = { price: string; bedrooms: string };

type TabName = "postcode" | "listing";

/** The way in: by a postcode, or by a portal's page of the home. Source: Rule SCREEN-4, Rule SCREEN-5. */
export function SearchCard({ ref, onFound, onIntent }: SearchCardProps) {
	const [tab, setTab] = useState<TabName>("postcode");
	const [link, setLink] = useState("");
	const postcodeField = useRef<HTMLInputElement>(null);
	const linkField = useRef<HTMLInputElement>(null);
	const [moves, setMoves] = useState(0);
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
		ref,
		() => (tab === "postcode" ? postcodeField : linkField).current,
		[tab],
	);
	useEffect(() => {
		if (moves > 0) {
			linkField.current?.focus();
		}
	}, [moves]);
	const moveToImport = (pasted: string) => {
		setLink(pasted);
		setTab("listing");
		setMoves((count) => count + 1);
	};
	useBegunSearch(({ url, ...typed }) => {
		const { form } = postcodeField.current ?? {};
		if (url) {
			moveToImport(url);
		} else if (form && postcodeField.current?.value === "") {
			for (const [name, text] of Object.entries(typed)) {
				const field = form.elements.namedItem(name);
				if (field instanceof HTMLInputElement && text !== null) {
					field.value = text;
				}
			}
			form.requestSubmit();
		}
	});
	return (
		<search className={styles["search"]} data-scripts="on" aria-label="A home" onFocus={onIntent}>
			<Panel>
				<Tabs
					label="How to search"
					value={tab}
					onChange={setTab}
					tabs={[
						{
							value: "postcode",
							title: "Search by Postcode",
							content: <PostcodeForm ref={postcodeField} onFound={onFound} onLink={moveToImport} />,
						},
						{
							value: "listing",
							title: "Import from URL",
							content: <ListingImport ref={linkField} link={link} onLinkChange={setLink} />,
						},
					]}
				/>
			</Panel>
		</search>
	);
}

type Begun = Readonly<Record<"postcode" | "price" | "bedrooms" | "url", string | null>>;

/**
 * Reports the search that the address brings along: one sent before the script had loaded that holds no postcode (else the server leads on), or one that
 * another app shared. The address forgets the former, so that coming back to it does not search again.
 */
function useBegunSearch(onBegun: (begun: Begun) => void): void {
	const { search, pathname } = useLocation();
	const navigate = useNavigate();
	const tell = useEffectEvent(onBegun);
	useEffect(() => {
		const query = new URLSearchParams(search);
		const [postcode, url] = [query.get("postcode"), query.get("url")];
		if (postcode || url) {
			tell({ postcode, url, price: query.get("price"), bedrooms: query.get("bedrooms") });
		}
		if (postcode) {
			void navigate(pathname, { replace: true });
		}
	}, [search, pathname, navigate]);
}

type PostcodeFormProps = {
	ref: Ref<HTMLInputElement | null>;
	/** Takes the visitor on. */
	onFound: (home: FoundHome, stated: StatedHome) => void;
	/** A link came into the field: it belongs elsewhere, and is taken out of it. */
	onLink: (pasted: string) => void;
};

/** One field, one button. What is typed before the script has come stays: the field is not the script's. */
function PostcodeForm({ ref, onFound, onLink }: PostcodeFormProps) {
	const field = useRef<HTMLInputElement>(null);
	useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
	const stated = useRef<StatedHome>({ price: "", bedrooms: "" });
	const { search, isPending, refusal, answer } = usePostcodeSearch(
		(home) => onFound(home, stated.current),
		() => field.current?.focus(),
	);
	const submit = async (form: FormData) => {
		const typed = (name: string) => String(form.get(name) ?? "").trim();
		stated.current = { price: await priceText(typed("price")), bedrooms: typed("bedrooms") };
		search(typed("postcode"));
	};
	const handleLink = ({ target }: ChangeEvent<HTMLInputElement>) => {
		if (isLink(target.value)) {
			onLink(target.value);
			target.value = "";
		}
	};
	return (
		<SearchForm onSubmit={(typed) => void submit(typed)}>
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
				onChange={handleLink}
				error={refusal}
			/>
			<div className={styles["known"]}>
				<Field
					label="Price, if known"
					name="price"
					prefix="£"
					inputMode="decimal"
					autoComplete="off"
				/>
				<Field label="Bedrooms, if known" name="bedrooms" inputMode="numeric" autoComplete="off" />
			</div>
			<SearchAnswer {...answer} />
			<Button type="submit" wide pending={isPending} pendingLabel="Searching...">
				Analyze Property
			</Button>
		</SearchForm>
	);
}

/** A price as the address takes it, read by those alone who typed one; what cannot be read here the server judges. */
async function priceText(typed: string): Promise<string> {
	if (typed === "") {
		return "";
	}
	return import("#domain/subjects/listing/typed-amount.ts").then(
		({ amountText }) => amountText(typed, "once"),
		() => typed,
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

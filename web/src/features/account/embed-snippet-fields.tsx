import { useRef, useState } from "react";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { embedSnippets } from "#domain/site/embed.ts";
import { examplePostcodes } from "#domain/site/example-postcodes.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** The HTML to copy for a postcode: each site's frame, and a card and a link for pages that cannot frame. */
export function EmbedSnippetFields({ sites }: EmbedSiteList) {
	const [typed, setTyped] = useState(formatPostcode(examplePostcodes[0].postcode));
	const parsed = parsePostcode(typed);
	const product = { base: window.location.origin, product: APP_NAME };
	const snippetsOf = (site: string) =>
		parsed.ok ? embedSnippets(product, site, parsed.postcode) : null;
	const { card, link } = snippetsOf("") ?? {};
	return (
		<>
			<Field
				label="Postcode to show"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				error={parsed.ok ? undefined : parsed.reason}
			/>
			{sites.map(({ id, hosts }) => {
				const { frame } = snippetsOf(id) ?? {};
				return frame ? <Snippet key={id} name={`Frame for ${hosts[0]}`} html={frame} /> : null;
			})}
			{card ? <Snippet name="Card without a frame" html={card} /> : null}
			{link ? <Snippet name="Link alone" html={link} /> : null}
		</>
	);
}

function Snippet({ name, html }: { name: string; html: string }) {
	const field = useRef<HTMLInputElement>(null);
	const { outcome, copy } = useCopy(html, field);
	return (
		<div className="stack gap-2">
			<p>{name}</p>
			<div className="row gap-3 align-center">
				<AddressField ref={field} label={name} address={html} />
				<Button look="secondary" onClick={copy}>
					Copy
					<VisuallyHidden>{` ${name}`}</VisuallyHidden>
				</Button>
			</div>
			<p className="soft text-m" role="status">
				{outcome}
			</p>
		</div>
	);
}

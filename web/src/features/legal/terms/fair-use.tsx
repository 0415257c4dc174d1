import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { listInWords } from "#domain/base/words.ts";
import { portalIds, portals } from "#domain/subjects/listing/listing-link.ts";
import { attributions } from "#web/lib/attributions.ts";

/** What may be done with previews and reports, and what not. */
export function Use() {
	return (
		<>
			<p>
				You may read, keep and print a report. You may show it to people who have to do with the
				home: a buyer, lender, agent, adviser or partner. You may not:
			</p>
			<ul>
				<li>sell reports, or offer them or {APP_NAME} as a service of your own;</li>
				<li>
					copy previews in bulk, or have a program without a key call {APP_NAME} beyond what a
					person would;
				</li>
				<li>
					try to reach reports, accounts or data of others, or to get around limits and payments;
				</li>
				<li>pay with a card that is not yours to use;</li>
				<li>
					use addresses or certificates from {APP_NAME} to write to the people who live there, or to
					make lists of them;
				</li>
				<li>use it to harm, harass or unlawfully discriminate against anybody.</li>
			</ul>
		</>
	);
}

/** To whom the data belongs. Source: the licence lines of domain/sources.ts. */
export function Data() {
	return (
		<>
			<p>
				The facts in a preview or report belong to those who publish them. Most come under the Open
				Government Licence. Some carry narrower terms, which go with them when you pass them on:
			</p>
			<ul>
				<li>
					HM Land Registry’s price paid data holds addresses of Royal Mail and Ordnance Survey. They
					may be used for personal and non-commercial purposes and to show what homes sold for, and
					for nothing else.
				</li>
				<li>
					Addresses on energy certificates are copyright of Royal Mail and Ordnance Survey, and are
					shown to explain how a building uses energy.
				</li>
				<li>Postcodes and positions come from Ordnance Survey and Royal Mail data.</li>
			</ul>
			<p>{attributions.join(" ")}</p>
			<p>
				All sources are listed in the <Link to={screens.documentation}>documentation</Link>. The
				texts, method and design of {APP_NAME} are ours.
			</p>
		</>
	);
}

/** What an import is. Source: Rule SITE-14. */
export function Listings() {
	return (
		<p>
			You can give us the address of a listing at{" "}
			{listInWords(portalIds.map((id) => portals[id].name))}. At your request we fetch that one page
			and read the facts on it. This is best effort: a portal may refuse, a page may say less or be
			wrong, and we may switch importing off. Nothing of the page is kept but the facts that you go
			on with. The portals have nothing to do with {APP_NAME} and do not vouch for it.
		</p>
	);
}

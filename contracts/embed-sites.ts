import * as z from "zod";
import { MOST_HOSTS, siteHost } from "#domain/site/embed.ts";

/** POST /api/account/embed-sites. Answers `EmbedSiteList`. */
export const NewEmbedSite = z.object({
	/** Who may frame our answers, as a name or the address of a page. */
	hosts: z
		.array(
			z
				.string()
				.max(2_048)
				.transform((typed, context) => {
					const host = siteHost(typed);
					if (host === null) {
						context.addIssue({
							code: "custom",
							message: "Give the name of your site, such as www.example.co.uk.",
						});
						return z.NEVER;
					}
					return host;
				}),
		)
		.min(1, "Name the site that will show it.")
		.max(MOST_HOSTS, `Name ${MOST_HOSTS} hosts at most.`)
		.transform((hosts) => [...new Set(hosts)]),
});
export type NewEmbedSite = z.infer<typeof NewEmbedSite>;

/** DELETE /api/account/embed-sites/{id}. Answers `EmbedSiteList`. */
export const EmbedSiteParam = z.object({ id: z.string().max(40) });

/** GET /api/account/embed-sites: the account's sites, the newest first. */
export type EmbedSiteList = {
	readonly sites: readonly {
		/** Public: it stands in the address of each frame. */
		readonly id: string;
		readonly hosts: readonly string[];
		/** ISO instant. */
		readonly createdAt: string;
		/** How often its frames were shown in the last 30 days. */
		readonly views: number;
	}[];
};

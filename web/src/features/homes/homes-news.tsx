import { useQuery } from "@tanstack/react-query";
import { countInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./homes-news.module.css";
import { HOMES_NEWS } from "./homes-queries.ts";

/** How many changes of the visitor's homes wait to be looked at; nothing where none does. Source: Rule SCREEN-1. */
export function HomesNews() {
	const { data } = useQuery({
		queryKey: HOMES_NEWS,
		queryFn: () => call(api.homes.news.$get()),
		staleTime: 5 * 60_000,
	});
	return data === undefined || data.news === 0 ? null : (
		<span className={`small strong tabular ${styles["news"]}`}>
			<span aria-hidden="true">{data.news > 99 ? "99+" : data.news}</span>
			<VisuallyHidden>{countInWords(data.news, "change")}</VisuallyHidden>
		</span>
	);
}

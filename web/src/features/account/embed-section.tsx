import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EmbedSiteList } from "#contracts/embed-sites.ts";
import { countInWords } from "#domain/base/words.ts";
import { MOST_HOSTS, MOST_SITES, siteHost } from "#domain/site/embed.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./account.module.css";
import { EmbedSnippetFields } from "./embed-snippet-fields.tsx";

const sitesQuery = queryOptions({
	queryKey: ownKey("embed-sites"),
	queryFn: ({ signal }): Promise<EmbedSiteList> =>
		call(api.account["embed-sites"].$get({}, { init: { signal } })),
});

/** Sites on which the visitor shows our answers, and what to copy into them. Source: Rule EMBED-2. */
export function EmbedSection() {
	const query = useQuery(sitesQuery);
	return (
		<SettingsSection
			title="On your site"
			about={
				<p>Show whether a home can be let, in a frame without scripts or cookies on your pages.</p>
			}
		>
			<QueryBoundary query={query} what="your sites" height="6rem">
				{({ sites }: EmbedSiteList) => (
					<div className={styles["lines"]}>
						<SiteRows sites={sites} />
						{sites.length < MOST_SITES ? <SiteForm /> : null}
						{sites[0] ? <EmbedSnippetFields sites={sites} /> : null}
					</div>
				)}
			</QueryBoundary>
		</SettingsSection>
	);
}

function SiteRows({ sites }: EmbedSiteList) {
	const keep = useKeeping();
	const showToast = useToast();
	const { mutate, isPending, variables } = useSingleMutation({
		mutationFn: (id: string) => call(api.account["embed-sites"][":id"].$delete({ param: { id } })),
		onSuccess: keep,
		onError: ({ message }) => showToast({ title: "Not deleted", message, tone: "destructive" }),
	});
	return (
		<ul className={styles["devices"]}>
			{sites.map(({ id, hosts, views }) => (
				<li key={id} className={styles["device"]}>
					<div>
						<p className={`break-anywhere ${styles["name"]}`}>{hosts.join(", ")}</p>
						<p className="soft text-m">{countInWords(views, "view")} in the last 30 days</p>
					</div>
					<Button
						look="plain-danger"
						pending={isPending && variables === id}
						pendingLabel="Deleting..."
						onClick={() => mutate(id)}
					>
						Delete
						<VisuallyHidden>{` ${hosts.join(", ")}`}</VisuallyHidden>
					</Button>
				</li>
			))}
		</ul>
	);
}

function SiteForm() {
	const keep = useKeeping();
	const showToast = useToast();
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: { hosts: "" },
		send: ({ hosts }: { hosts: string }) =>
			call(api.account["embed-sites"].$post({ json: { hosts: namesIn(hosts) } })),
		onDone: async (list, { reset }) => {
			reset();
			await keep(list);
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				showToast({ title: "Not added", message, tone: "destructive" });
			}
		},
	});
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="Your site"
				hint={`Such as www.example.co.uk; up to ${MOST_HOSTS}, with spaces between`}
				{...form.register("hosts", { validate: hostsDefect })}
				error={form.formState.errors.hosts?.message}
			/>
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Adding...">
					Add the site
				</Button>
			</div>
		</Form>
	);
}

const namesIn = (typed: string) => typed.split(/[\s,]+/).filter((name) => name !== "");

/** What is wrong with the names that were typed; true where nothing is. */
function hostsDefect(typed: string): string | true {
	const names = namesIn(typed);
	const wrong = names.find((name) => siteHost(name) === null);
	if (wrong !== undefined || names.length === 0) {
		return "Give the name of your site, such as www.example.co.uk.";
	}
	return names.length <= MOST_HOSTS || `Name ${MOST_HOSTS} hosts at most.`;
}

function useKeeping() {
	const queryClient = useQueryClient();
	return async (list: EmbedSiteList) => {
		await queryClient.cancelQueries({ queryKey: sitesQuery.queryKey });
		queryClient.setQueryData(sitesQuery.queryKey, list);
	};
}

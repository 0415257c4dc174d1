import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailChoices } from "#contracts/account.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useToast } from "#web/ui/toast.tsx";

const mailsQuery = queryOptions({
	queryKey: ownKey("mails"),
	queryFn: ({ signal }): Promise<MailChoices> =>
		call(api.account.mails.$get({}, { init: { signal } })),
});

const mails = [
	{
		name: "homes",
		label: "Changes at your homes",
		note: "One mail a week at most, and none without news.",
	},
	{
		name: "corrections",
		label: "Corrections of your reports",
		note: "When a correction of our register changes what a report of yours says.",
	},
] as const;

/** Mails that answer nothing the visitor did, and so can be stopped. Source: Rule ACCOUNT-8, Rule WATCH-5. */
export function MailsSection() {
	const query = useQuery(mailsQuery);
	const { mutate } = useChoosing();
	return (
		<SettingsSection
			title="Mails"
			about={
				<p>Mails that you get without having asked. Each can also be stopped from the mail.</p>
			}
		>
			<QueryBoundary query={query} what="your mails" height="8rem">
				{(choices: MailChoices) => (
					<ul className="stack one-column gap-4">
						{mails.map(({ name, label, note }) => (
							<li key={name}>
								<Switch
									label={label}
									note={note}
									isOn={choices[name]}
									onChange={(isOn) => mutate({ ...choices, [name]: isOn })}
								/>
							</li>
						))}
					</ul>
				)}
			</QueryBoundary>
		</SettingsSection>
	);
}

function useChoosing() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { queryKey } = mailsQuery;
	return useSingleMutation({
		mutationFn: (json: MailChoices) => call(api.account.mails.$put({ json })),
		onSuccess: async (choices) => {
			await queryClient.cancelQueries({ queryKey });
			queryClient.setQueryData(queryKey, choices);
		},
		onError: ({ message }) => showToast({ title: "Not saved", message, tone: "destructive" }),
	});
}

import { useQueryClient } from "@tanstack/react-query";
import type { NewShare, ShareList } from "#contracts/report-share.ts";
import { SHARE_NAME_LENGTH, SHARE_NAME_WANTED } from "#domain/telling/report/share-terms.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { keepShares } from "./shares-query.ts";

type ShareFormProps = {
	/** Id of the report. */
	id: string;
	/** Whether it was calculated for an income that its owner stated. */
	hasPosition: boolean;
	/** Called with the links after a new one, which stands first. */
	onMade: (list: ShareList) => void;
};

/** Makes a link to a report, named after its recipient. */
export function ShareForm({ id, hasPosition, onMade }: ShareFormProps) {
	const queryClient = useQueryClient();
	const { form, isPending, onSubmit } = useFormCall<NewShare, ShareList>({
		defaultValues: { name: "", withTax: false },
		send: (json) =>
			call(api.reports[":id"].shares.$post({ param: { id: encodeURIComponent(id) }, json })),
		onDone: async (list, { reset }) => {
			reset();
			await keepShares(queryClient, id, list);
			onMade(list);
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				form.setError("root", { message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={(isPending ? null : errors.root?.message) ?? null} />
			<Field
				label="Who is it for?"
				hint="Only you see this name."
				maxLength={SHARE_NAME_LENGTH}
				autoComplete="off"
				{...form.register("name", {
					validate: (name) => name.trim() !== "" || SHARE_NAME_WANTED,
				})}
				error={errors.name?.message}
			/>
			{hasPosition ? (
				<Checkbox
					label="With my tax: whoever opens it can work out my income and share"
					{...form.register("withTax")}
				/>
			) : null}
			<Button type="submit" wide pending={isPending} pendingLabel="Making a link...">
				Make a link
			</Button>
		</Form>
	);
}

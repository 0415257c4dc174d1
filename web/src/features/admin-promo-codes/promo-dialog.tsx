import { useQueryClient } from "@tanstack/react-query";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { keepPromoCode } from "./promo-codes-query.ts";
import { PromoFields } from "./promo-fields.tsx";
import {
	emptyPromoForm,
	type PromoFormValues,
	promoCodeOf,
	promoFormOf,
	whatChanged,
} from "./promo-form-values.ts";

/** Creates a code, or edits the one that it is about. */
export function PromoDialog({ dialog }: { dialog: SubjectDialog<PromoCode | "new"> }) {
	const { ref, subject, close } = dialog;
	const isNew = subject === null || subject === "new";
	return (
		<Dialog
			ref={ref}
			title={isNew ? "Create Promo Code" : "Edit Promo Code"}
			closeLabel="Cancel"
			isForm
		>
			{subject === null ? null : (
				<PromoForm
					key={subject === "new" ? "new" : subject.id}
					code={subject === "new" ? null : subject}
					close={close}
				/>
			)}
		</Dialog>
	);
}

type PromoFormProps = { code: PromoCode | null; close: () => void };

function PromoForm({ code, close }: PromoFormProps) {
	const { form, refusal, isPending, onSubmit } = usePromoForm({ code, close });
	return (
		<Form onSubmit={onSubmit}>
			<Refusal title="Error" message={refusal} />
			<PromoFields form={form} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{code ? "Save changes" : "Create Promo Code"}
			</Button>
		</Form>
	);
}

function usePromoForm({ code, close }: PromoFormProps) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useDialogForm({
		defaultValues: code ? promoFormOf(code) : emptyPromoForm,
		send: (values: PromoFormValues) => save(code, values),
		close,
		onDone: (saved) => {
			keepPromoCode(queryClient, saved);
			showToast({
				title: "Success",
				message: `Promo code ${code ? "updated" : "created"} successfully`,
				tone: "success",
			});
		},
	});
}

function save(code: PromoCode | null, values: PromoFormValues): Promise<PromoCode> {
	const json = promoCodeOf(values);
	return code
		? call(
				api.admin["promo-codes"][":id"].$patch({
					param: { id: code.id },
					json: whatChanged(promoCodeOf(promoFormOf(code)), json),
				}),
			)
		: call(api.admin["promo-codes"].$post({ json }));
}

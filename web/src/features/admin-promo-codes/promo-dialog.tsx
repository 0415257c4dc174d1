import { useQueryClient } from "@tanstack/react-query";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
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
					onDone={close}
				/>
			)}
		</Dialog>
	);
}

type PromoFormProps = { code: PromoCode | null; onDone: () => void };

function PromoForm({ code, onDone }: PromoFormProps) {
	const { form, isPending, onSubmit } = usePromoForm({ code, onDone });
	const message = form.formState.errors.root?.message;
	return (
		<Form onSubmit={onSubmit}>
			{message ? <Refusal refused={{ title: "Error", message }} /> : null}
			<PromoFields form={form} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{code ? "Save changes" : "Create Promo Code"}
			</Button>
		</Form>
	);
}

/** Source of the texts: SPEC section 8. */
function usePromoForm({ code, onDone }: PromoFormProps) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const formCall = useFormCall({
		defaultValues: code ? promoFormOf(code) : emptyPromoForm,
		send: (values: PromoFormValues) => save(code, values),
		onDone: (saved) => {
			keepPromoCode(queryClient, saved);
			onDone();
			showToast({
				title: "Success",
				message: `Promo code ${code ? "updated" : "created"} successfully`,
				tone: "success",
			});
		},
		onRefused: (error) => {
			const onField = error instanceof ApiError ? Object.keys(error.fields) : [];
			if (!onField.some((name) => name in emptyPromoForm)) {
				formCall.form.setError("root", { message: error.message });
			}
		},
	});
	return formCall;
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

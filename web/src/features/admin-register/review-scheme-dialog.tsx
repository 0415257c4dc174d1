import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { dateInWords } from "#domain/words.ts";
import { api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";

type ReviewSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onReviewed: (scheme: RegisterScheme) => void;
};

/** Says why a scheme should be read anew, and lets whoever has done so say that it still stands. */
export function ReviewSchemeDialog({ dialog, onReviewed }: ReviewSchemeDialogProps) {
	const { ref, subject: scheme, close } = dialog;
	return scheme ? (
		<Dialog ref={ref} title={`Review scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			<p>{whatHappened(scheme)}</p>
			<p>
				If the row still says what holds, mark it as reviewed. If not, edit it: a row that is
				verified on the day of the change or later needs no review.
			</p>
			{scheme.url ? (
				<p>
					<a href={scheme.url} target="_blank" rel="noopener noreferrer">
						<BreakableAddress address={scheme.url} />
					</a>
				</p>
			) : null}
			<ReviewForm key={scheme.id} scheme={scheme} close={close} onReviewed={onReviewed} />
		</Dialog>
	) : null;
}

type ReviewFormProps = Pick<ReviewSchemeDialogProps, "onReviewed"> & {
	scheme: RegisterScheme;
	close: () => void;
};

function ReviewForm({ scheme, close, onReviewed }: ReviewFormProps) {
	const { refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: {},
		send: () => call(api.admin.licensing[":id"].reviewed.$post({ param: { id: scheme.id } })),
		close,
		onDone: onReviewed,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				Mark as reviewed
			</Button>
		</Form>
	);
}

function whatHappened({ kind, council, review }: RegisterScheme): string {
	const page = `The page that ${schemeKindInWords[kind]} in ${council} was read from`;
	const since = review ? dateInWords(londonDay(Date.parse(review.noticedAt))) : "";
	return review?.reason === "page_gone"
		? `${page} was found to be gone on ${since}.`
		: `${page} was found to say something else on ${since}.`;
}

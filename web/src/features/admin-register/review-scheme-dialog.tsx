import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { dateInWords } from "#domain/words.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";

type ReviewSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onReviewed: (scheme: RegisterScheme) => void;
	/** Told of a row whose page changed again since it was listed. */
	onOutdated: (scheme: RegisterScheme) => void;
};

/** Says why a scheme should be read again, and lets anyone who has done so say that it still stands. */
export function ReviewSchemeDialog({ dialog, onReviewed, onOutdated }: ReviewSchemeDialogProps) {
	const { ref, subject: scheme, renew, close } = dialog;
	return scheme?.review ? (
		<Dialog ref={ref} title={`Review scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			<p>{whatHappened(scheme, scheme.review)}</p>
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
			<ReviewForm
				key={scheme.id}
				id={scheme.id}
				seen={scheme.review}
				close={close}
				onReviewed={onReviewed}
				onOutdated={(now, isHere) => {
					onOutdated(now);
					if (isHere) {
						renew(now);
					}
				}}
			/>
		</Dialog>
	) : null;
}

type ReviewFormProps = Pick<ReviewSchemeDialogProps, "onReviewed"> & {
	id: string;
	seen: Review;
	close: () => void;
	/** `isHere`: whether the dialog is still about this row. */
	onOutdated: (scheme: RegisterScheme, isHere: boolean) => void;
};

function ReviewForm({ id, seen, close, onReviewed, onOutdated }: ReviewFormProps) {
	const isHere = useIsHere();
	const { refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: {},
		send: () => sendReviewed(id, seen, (scheme) => onOutdated(scheme, isHere())),
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

function whatHappened({ kind, council }: RegisterScheme, { reason, noticedAt }: Review): string {
	const page = `The page that ${schemeKindInWords[kind]} in ${council} was read from`;
	const since = dateInWords(londonDay(Date.parse(noticedAt)));
	return reason === "page_gone"
		? `${page} was found to be gone on ${since}.`
		: `${page} was found to say something else on ${since}.`;
}

/** Why a row should be read again, and since when. */
type Review = NonNullable<RegisterScheme["review"]>;

/**
 * Tells the server that a row was read against its page, as that was when the review that was `seen` was noticed.
 * @throws ApiError `review_outdated` where the page changed again since, once `onOutdated` was told how the row stands now
 */
async function sendReviewed(
	id: string,
	{ noticedAt }: Review,
	onOutdated: (scheme: RegisterScheme) => void,
): Promise<RegisterScheme> {
	const asked = api.admin.licensing[":id"].reviewed.$post({ param: { id }, json: { noticedAt } });
	const answer = await asked.then(
		(response) => (response.status === 409 ? response.json() : call(asked)),
		() => call(asked),
	);
	if ("scheme" in answer) {
		const { scheme, message, code } = answer;
		onOutdated(scheme);
		throw new ApiError(message, { code, fields: {}, status: 409 });
	}
	return answer;
}

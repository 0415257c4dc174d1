import { useEffect, useRef, useState } from "react";
import { type LicenceKind, licenceKinds } from "#domain/base/licence.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";
import {
	PAGE_WANTED,
	SUGGESTED_PAGE_LENGTH,
	SUGGESTION_LENGTH,
	suggestionKindInWords,
	WHAT_WANTED,
} from "#domain/subjects/licensing/suggestion.ts";
import { emailRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { usePersonCheck } from "#web/lib/person-check.ts";
import { useVisitor } from "#web/lib/session.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import styles from "./sources.module.css";

/** What a correction can be about: verdicts on a home, under the names that its page gives them. */
export type Doubted = {
	readonly postcode: string;
	readonly verdicts: readonly { readonly kind: LicenceKind; readonly name: string }[];
};

type Values = { kind: LicenceKind; what: string; link: string; email: string };

/** Says what is wrong in a verdict, and where the council says so. Sent, it makes room for a word of thanks, which takes the focus. */
export function SomethingWrongForm({ postcode, verdicts }: Doubted) {
	const [isAnswered, setAnswered] = useState<boolean | null>(null);
	const visitor = useVisitor();
	if (isAnswered !== null) {
		return <Thanks isAnswered={isAnswered} />;
	}
	if (visitor.state === "unknown") {
		return <p role="status">Loading the form</p>;
	}
	return (
		<SuggestionForm
			postcode={postcode}
			verdicts={verdicts}
			address={visitor.state === "signed-in" ? visitor.user.email : ""}
			onSent={setAnswered}
		/>
	);
}

type SuggestionFormProps = Doubted & {
	/** Address of the signed-in account; empty for strangers. */
	address: string;
	/** Called once the form was sent; `isAnswered`: an answer was asked for. */
	onSent: (isAnswered: boolean) => void;
};

function SuggestionForm({ postcode, verdicts, address, onSent }: SuggestionFormProps) {
	const [first] = verdicts;
	const person = usePersonCheck("suggestion");
	const { form, isPending, onSubmit } = useFormCall<Values, unknown>({
		defaultValues: {
			kind: first?.kind ?? licenceKinds[0],
			what: "",
			link: "",
			email: address,
		},
		send: async ({ email, ...suggestion }) =>
			call(
				api.register.suggestions.$post(
					{ json: { ...suggestion, postcode, ...(email.trim() === "" ? {} : { email }) } },
					{ headers: await person.headers() },
				),
			),
		onDone: (_done, { getValues }) => onSent(getValues("email").trim() !== ""),
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				form.setError("root", { message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<div className={`stack gap-3 measure-34 ${styles["form"]}`}>
			<p className="soft text-m">
				{first && verdicts.length === 1
					? `Tell us what is wrong about ${suggestionKindInWords[first.kind]}. `
					: "Tell us which answer is wrong. "}
				A person reads it. Nothing changes before that.
			</p>
			<Form onSubmit={onSubmit}>
				<Refusal message={(isPending ? null : errors.root?.message) ?? null} />
				{verdicts.length > 1 ? (
					<Chooser label="Which answer?" {...form.register("kind")}>
						{verdicts.map(({ kind, name }) => (
							<option key={kind} value={kind}>
								{name}
							</option>
						))}
					</Chooser>
				) : null}
				<TextArea
					label="What is wrong?"
					maxLength={SUGGESTION_LENGTH.max}
					{...form.register("what", {
						validate: (what) => what.trim().length >= SUGGESTION_LENGTH.min || WHAT_WANTED,
					})}
					error={errors.what?.message}
				/>
				<Field
					label="Link to the council’s page or notice"
					hint="The page that says so. It begins with https://"
					type="url"
					autoComplete="off"
					maxLength={SUGGESTED_PAGE_LENGTH}
					{...form.register("link", {
						validate: (link) =>
							(link.trim() === "" ? PAGE_WANTED : councilPageDefect(link.trim())) ?? true,
					})}
					error={errors.link?.message}
				/>
				<Field
					label="E-mail address for our answer (optional)"
					type="email"
					autoComplete="email"
					{...form.register("email", {
						validate: (email) => email.trim() === "" || emailRules.validate(email),
					})}
					error={errors.email?.message}
				/>
				<div ref={person.place} />
				<Button type="submit" pending={isPending} pendingLabel="Sending...">
					Send
				</Button>
			</Form>
		</div>
	);
}

function Thanks({ isAnswered }: { isAnswered: boolean }) {
	const ref = useRef<HTMLParagraphElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<p ref={ref} tabIndex={-1} className={styles["thanks"]} role="status">
			Thank you. It waits for a person to read it.
			{isAnswered ? " We write to you if it is decided." : ""}
		</p>
	);
}

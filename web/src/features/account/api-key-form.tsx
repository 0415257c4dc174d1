import { useRef } from "react";
import { Link } from "react-router";
import type { ApiKeyMade } from "#contracts/api-keys.ts";
import { programTerms } from "#domain/base/screens.ts";
import { type ApiScope, apiScopes } from "#domain/business/api-keys.ts";
import { api, call } from "#web/lib/api.ts";
import { withProof } from "#web/lib/passkey.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import styles from "./account.module.css";

/** What a scope lets a key do. */
export const scopeInWords: Readonly<Record<ApiScope, string>> = {
	read: "Read what is published and your reports",
	assess: "Ask for assessments",
	homes: "Read your homes",
};

/** Names a new key and says what it may do. */
export function NewKeyForm({ onDone }: { onDone: (made: ApiKeyMade) => void }) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { name: "", scopes: ["read", "assess"] as ApiScope[], isTest: false },
		send: (json: { name: string; scopes: ApiScope[]; isTest: boolean }) =>
			withProof(() => call(api.account["api-keys"].$post({ json }))),
		onDone,
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal ?? errors.scopes?.message ?? null} />
			<Field
				label="Name"
				hint="By which you know it again: “Our letting software”."
				maxLength={50}
				autoComplete="off"
				{...form.register("name", { required: "Give the key a name" })}
				error={errors.name?.message}
			/>
			<fieldset className="stack gap-2">
				<legend className={`below-2 ${styles["legend"]}`}>The key may</legend>
				{apiScopes.map((scope) => (
					<Checkbox
						key={scope}
						label={scopeInWords[scope]}
						value={scope}
						{...form.register("scopes", {
							validate: (chosen) => chosen.length > 0 || "Choose what the key may do",
						})}
					/>
				))}
			</fieldset>
			<Checkbox
				label="For tests: answers for a few postcodes alone, and costs nothing"
				{...form.register("isTest")}
			/>
			<p className="soft text-s">
				The <Link to={programTerms}>terms for programs</Link> hold for what is done with it.
			</p>
			<Button type="submit" wide pending={isPending} pendingLabel="Making...">
				Make the key
			</Button>
		</Form>
	);
}

/** A key as it is shown this once, to be copied. */
export function ShownKey({ secret }: { secret: string }) {
	const field = useRef<HTMLInputElement>(null);
	const { outcome, copy } = useCopy(secret, field);
	return (
		<>
			<p>Keep it in a password manager. It is shown this once.</p>
			<Field
				ref={field}
				label="Key"
				readOnly
				value={secret}
				onFocus={({ target }) => target.select()}
			/>
			<Button onClick={copy}>Copy</Button>
			<p role="status">{outcome}</p>
		</>
	);
}

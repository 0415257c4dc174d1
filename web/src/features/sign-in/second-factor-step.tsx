import { useState } from "react";
import { Link } from "react-router";
import type { User } from "#contracts/account.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { showPasskey } from "#web/lib/passkey.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import styles from "./sign-in.module.css";

type SecondFactorStepProps = {
	onSignedIn: (user: User) => Promise<void>;
	/** Someone has signed in and is about to be taken on. */
	leaving: boolean;
	/** Where signing in begins anew. */
	again: string;
};

/** What follows the password where the account has a passkey: that passkey, or a recovery code where it is lost. */
export function SecondFactorStep({ onSignedIn, leaving, again }: SecondFactorStepProps) {
	const [isLost, setIsLost] = useState(false);
	const { mutate, isPending, error } = useSingleMutation({
		mutationFn: () => showPasskey(),
		onSuccess: onSignedIn,
		onError: () => undefined,
	});
	return (
		<div className="stack one-column gap-4">
			<h2 className="text-l">Use your passkey</h2>
			<p>Your password is right. Now show that it is you, as you unlock your device.</p>
			<Refusal message={error?.message ?? null} />
			<Button
				wide
				pending={isPending || leaving}
				pendingLabel="Waiting for your device..."
				onClick={() => mutate()}
			>
				Use passkey
			</Button>
			{isLost ? (
				<RecoveryForm onSignedIn={onSignedIn} leaving={leaving} />
			) : (
				<Button look="plain" onClick={() => setIsLost(true)}>
					I have lost my passkey
				</Button>
			)}
			<Link className={styles["forgot"]} to={again}>
				Sign in anew
			</Link>
		</div>
	);
}

function RecoveryForm({ onSignedIn, leaving }: Omit<SecondFactorStepProps, "again">) {
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: { code: "" },
		send: (json: { code: string }) => call(api["second-factor"].recovery.$post({ json })),
		onDone: onSignedIn,
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				form.setError("code", { message });
			}
		},
	});
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="Recovery code"
				hint="One of the ten you were given. Each works once."
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				{...form.register("code", { required: "Enter a recovery code" })}
				error={form.formState.errors.code?.message}
			/>
			<Button
				type="submit"
				look="secondary"
				wide
				pending={isPending || leaving}
				pendingLabel="Checking..."
			>
				Use recovery code
			</Button>
		</Form>
	);
}

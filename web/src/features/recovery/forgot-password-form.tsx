import type { ForgotPassword } from "#contracts/credentials.ts";
import { emailRules } from "#web/lib/account-rules.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { useToast } from "#web/ui/toast.tsx";

type ForgotPasswordFormProps = {
	/** What stands in the field at first. */
	email: string;
	onSent: (email: string) => void;
};

/** Asks for a link to set a new password. Source: Rule SCREEN-7. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
	const showToast = useToast();
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: { email },
		send: (json: ForgotPassword) => call(api["forgot-password"].$post({ json })),
		onDone: (_done, sent) => onSent(sent.getValues("email").trim()),
		onRefused: (error) =>
			showToast({
				title: "Error",
				message: serverMessage(error, "Failed to send reset email"),
				tone: "destructive",
			}),
	});
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="E-mail address"
				type="email"
				autoComplete="email"
				{...form.register("email", emailRules)}
				error={form.formState.errors.email?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Sending...">
				Send Reset Link
			</Button>
		</Form>
	);
}

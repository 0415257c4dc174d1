import { useWatch } from "react-hook-form";
import type { User } from "#contracts/account.ts";
import type { Register } from "#contracts/sign-in.ts";
import { PASSWORD_ADVICE, passwordStrength } from "#domain/business/account/password.ts";
import { USERNAME_RULE } from "#domain/business/account/username.ts";
import { emailRules, newPasswordRules, usernameRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { usePersonCheck } from "#web/lib/person-check.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { NewPasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";

type SignUpFormProps = {
	onSignedIn: (user: User) => Promise<void>;
	/** An account was opened and its owner is about to be taken on. */
	leaving: boolean;
};

const nothingTyped: Required<Register> = {
	username: "",
	email: "",
	password: "",
	firstName: "",
	lastName: "",
};

/** Opening an account. What is refused here the server refuses too, in the same words. Source: Rule SCREEN-6. */
export function SignUpForm({ onSignedIn, leaving }: SignUpFormProps) {
	const person = usePersonCheck("sign-up");
	const { form, isPending, onSubmit } = useSignUp(onSignedIn, person.headers);
	const { errors } = form.formState;
	const [username, email, password] = useWatch({
		control: form.control,
		name: ["username", "email", "password"],
	});
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="Username"
				hint={USERNAME_RULE}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				{...form.register("username", usernameRules)}
				error={errors.username?.message}
			/>
			<Field
				label="E-mail address"
				type="email"
				autoComplete="email"
				{...form.register("email", emailRules)}
				error={errors.email?.message}
			/>
			<NewPasswordField
				label="Password"
				hint={PASSWORD_ADVICE}
				strength={password ? passwordStrength(password, [username, email]) : null}
				{...form.register("password", newPasswordRules)}
				error={errors.password?.message}
			/>
			<FieldPair>
				<Field
					label="First name (optional)"
					autoComplete="given-name"
					{...form.register("firstName")}
					error={errors.firstName?.message}
				/>
				<Field
					label="Last name (optional)"
					autoComplete="family-name"
					{...form.register("lastName")}
					error={errors.lastName?.message}
				/>
			</FieldPair>
			{errors.root ? <Notice tone="warning">{errors.root.message}</Notice> : null}
			<div ref={person.place} />
			<Button type="submit" wide pending={isPending || leaving} pendingLabel="Creating account...">
				Create account
			</Button>
		</Form>
	);
}

function useSignUp(
	onSignedIn: SignUpFormProps["onSignedIn"],
	headersOf: () => Promise<Record<string, string>>,
) {
	const showToast = useToast();
	const signUp = useFormCall({
		defaultValues: nothingTyped,
		send: async (json: Required<Register>) =>
			call(api.register.$post({ json }, { headers: await headersOf() })),
		onDone: async (user) => {
			showToast({
				title: "Account created!",
				message: "Please check your email to verify your account.",
				tone: "success",
			});
			await onSignedIn(user);
		},
		onRefused: ({ message }, isOnAField) => {
			showToast({ title: "Registration failed", message, tone: "destructive" });
			if (!isOnAField) {
				signUp.form.setError("root", { message });
			}
		},
	});
	return signUp;
}

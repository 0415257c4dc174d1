import { useState } from "react";
import { Link } from "react-router";
import type { User } from "#contracts/account.ts";
import type { Login } from "#contracts/sign-in.ts";
import { screens } from "#domain/base/screens.ts";
import { LOGIN_WANTED } from "#domain/business/account/login.ts";
import { passwordRules } from "#web/lib/account-rules.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { usePersonCheck } from "#web/lib/person-check.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./sign-in.module.css";

type SignInFormProps = {
	onSignedIn: (user: User) => Promise<void>;
	/** The password is right, and the account has a passkey. */
	onSecondFactor: () => void;
	/** Someone has signed in and is about to be taken on. */
	leaving: boolean;
};

const nothingTyped: Login = { username: "", password: "" };

/** Signing in with a password. Source: Rule SCREEN-6. */
export function SignInForm({ onSignedIn, onSecondFactor, leaving }: SignInFormProps) {
	const showToast = useToast();
	const [isSuspected, setIsSuspected] = useState(false);
	const person = usePersonCheck("sign-in", isSuspected);
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: nothingTyped,
		send: async (json: Login) =>
			call(api.login.$post({ json }, { headers: await person.headers() })),
		onDone: async (user) => {
			if ("wantsSecondFactor" in user) {
				onSecondFactor();
				return;
			}
			showToast({
				title: "Welcome back!",
				message: "You have been logged in successfully.",
				tone: "success",
			});
			await onSignedIn(user);
		},
		onRefused: (error, isOnAField) => {
			const { message } = error;
			if (error instanceof ApiError && error.code === "robot_suspected") {
				setIsSuspected(true);
			}
			showToast({ title: "Login failed", message, tone: "destructive" });
			if (!isOnAField) {
				form.setError("root", { message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="Username or e-mail address"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				{...form.register("username", { required: LOGIN_WANTED })}
				error={errors.username?.message}
			/>
			<PasswordField
				label="Password"
				autoComplete="current-password"
				{...form.register("password", passwordRules)}
				error={errors.password?.message}
			/>
			{errors.root ? <Notice tone="warning">{errors.root.message}</Notice> : null}
			<Link className={styles["forgot"]} to={screens.forgotPassword}>
				Forgot your password?
			</Link>
			<div ref={person.place} />
			<Button type="submit" wide pending={isPending || leaving} pendingLabel="Signing in...">
				Sign In
			</Button>
		</Form>
	);
}

import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#contracts/account.ts";
import { USERNAME_RULE } from "#domain/business/account/username.ts";
import { usernameRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { userQuery } from "#web/lib/session.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";

type Profile = { username: string; firstName: string; lastName: string };

/** What the visitor is called. */
export function ProfileSection({ user }: { user: User }) {
	const { form, isPending, onSubmit } = useProfile(user);
	const { errors } = form.formState;
	return (
		<SettingsSection title="Profile" about={<p>Your username, and your name if you like.</p>}>
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
				<div>
					<Button type="submit" look="secondary" pending={isPending} pendingLabel="Saving...">
						Save changes
					</Button>
				</div>
			</Form>
		</SettingsSection>
	);
}

function useProfile(user: User) {
	const showToast = useToast();
	const queryClient = useQueryClient();
	return useFormCall({
		defaultValues: profileOf(user),
		send: (json: Profile) => call(api.account.profile.$patch({ json })),
		onDone: (changed, form) => {
			queryClient.setQueryData(userQuery.queryKey, changed);
			form.reset(profileOf(changed));
			showToast({ title: "Profile saved", message: "Your changes are kept.", tone: "success" });
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				showToast({ title: "Profile not saved", message, tone: "destructive" });
			}
		},
	});
}

function profileOf({ username, firstName, lastName }: User): Profile {
	return { username, firstName: firstName ?? "", lastName: lastName ?? "" };
}

import type { UseFormReturn } from "react-hook-form";
import type { AdminUser } from "#contracts/admin/users.ts";
import { planIds, plans } from "#domain/business/plans.ts";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { endsGrant, isManual, isPaying, type PlanEdit, statusFor } from "./plan-edit.ts";
import { type ShownPlan, type ShownStatus, statusLooks } from "./plan-shown.ts";
import type { UserFormValues } from "./use-user-form.ts";

/** The value of the choice for somebody who never had a plan. */
const NONE = "none";

type PlanFieldsProps = { user: AdminUser; form: UseFormReturn<UserFormValues> };

/** An account's plan and status, and how long they hold where they differ from the payment provider's. Source: Rule PLAN-9. */
export function PlanFields({ user, form }: PlanFieldsProps) {
	const choice = {
		subscriptionPlan: form.watch("subscriptionPlan"),
		subscriptionStatus: form.watch("subscriptionStatus"),
	};
	const { errors } = form.formState;
	const choose = (changed: Partial<PlanEdit>) => {
		form.clearErrors(["subscriptionPlan", "subscriptionStatus"]);
		const next = { ...choice, ...changed };
		form.setValue("subscriptionPlan", next.subscriptionPlan);
		form.setValue("subscriptionStatus", next.subscriptionStatus);
	};
	return (
		<>
			<FieldPair>
				<Chooser
					label="Plan"
					value={choice.subscriptionPlan}
					onChange={({ target }) => {
						const plan = plansToChoose.find((each) => each === target.value) ?? "free";
						choose({ subscriptionPlan: plan, subscriptionStatus: statusFor(user, plan) });
					}}
					error={errors.subscriptionPlan?.message}
				>
					{plansToChoose.map((plan) => (
						<option key={plan} value={plan}>
							{plan === "free" ? "Free" : plans[plan].name}
						</option>
					))}
				</Chooser>
				<Chooser
					label="Status"
					value={choice.subscriptionStatus ?? NONE}
					onChange={({ target }) =>
						choose({
							subscriptionStatus:
								statusesOf(user).find((each) => (each ?? NONE) === target.value) ?? null,
						})
					}
					error={errors.subscriptionStatus?.message}
				>
					{statusesOf(user).map((status) => (
						<option key={status} value={status ?? NONE}>
							{status === null ? "No plan" : statusLooks[status].word}
						</option>
					))}
				</Chooser>
			</FieldPair>
			<Manual user={user} form={form} choice={choice} />
		</>
	);
}

/** What follows from a plan that an administrator gives or takes. */
function Manual({ user, form, choice }: PlanFieldsProps & { choice: PlanEdit }) {
	if (endsGrant(user, choice)) {
		return (
			<Notice tone="info">
				<p>This is what the payment provider says. The manual grant ends when you save.</p>
			</Notice>
		);
	}
	if (!isManual(user, choice)) {
		return null;
	}
	return (
		<>
			<Notice tone="info">
				<p>
					This differs from what the payment provider says. It is a manual grant and ends on the day
					below.
				</p>
			</Notice>
			{user.provider && isPaying(user) ? (
				<Notice tone="warning">
					<p>They go on paying for {plans[user.provider.plan].name}: a grant changes no payment.</p>
				</Notice>
			) : null}
			<Field
				label="Ends on"
				type="date"
				{...form.register("grantEndsOn", { required: "Enter a date" })}
				error={form.formState.errors.grantEndsOn?.message}
			/>
		</>
	);
}

const plansToChoose = ["free", ...planIds] as const satisfies readonly ShownPlan[];

/** The statuses to choose from: the two that an administrator gives, the one shown, and the payment provider's. */
function statusesOf({ subscriptionStatus, provider }: AdminUser): (ShownStatus | null)[] {
	return [
		...new Set(["active", "inactive", subscriptionStatus, provider?.status ?? null] as const),
	];
}

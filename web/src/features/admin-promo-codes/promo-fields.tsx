import type { ChangeEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { planIds, plans } from "#domain/business/plans.ts";
import {
	isPromoCodeName,
	PROMO_CODE_LETTERS,
	promoCodeKey,
} from "#domain/business/subscription/promo.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Field, FieldError, inUpperCase } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/form.tsx";
import styles from "./promo-codes.module.css";
import type { PromoFormValues } from "./promo-form-values.ts";

/** What the form asks of its fields before it is sent. The server asks the same, in the same words. Source: Rule ADMIN-7. */

/** `held` is the code's current name, which may stay even where it breaks today's rules. */
const codeRules = (held: string) => ({
	validate: (typed: string) => {
		const code = promoCodeKey(typed);
		if (code.length < 3) {
			return "Code must be at least 3 characters";
		}
		if (code.length > 20) {
			return "Code must be less than 20 characters";
		}
		return code === held || isPromoCodeName(code) || PROMO_CODE_LETTERS;
	},
});

const discountRules = {
	validate: (typed: string) => {
		const value = Number(typed);
		if (!(value >= 0.01)) {
			return "Discount must be greater than 0";
		}
		return /^\d*\.?\d{0,2}$/.test(typed.trim()) || "Two decimals at most";
	},
};

const usageLimitRules = {
	validate: (typed: string) =>
		typed.trim() === "" || /^0*[1-9]\d*$/.test(typed.trim()) || "Usage limit must be at least 1",
};

/** The fields of a promo code, then the plans it is for. Source: Rule SCREEN-30. */
export function PromoFields({ form }: { form: UseFormReturn<PromoFormValues> }) {
	const { errors } = form.formState;
	const isPercentage = form.watch("discountType") === "percentage";
	return (
		<>
			<Field
				label="Promo Code"
				placeholder="SAVE10"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				{...form.register("code", {
					...codeRules(form.formState.defaultValues?.code ?? ""),
					onChange: ({ target }: ChangeEvent<HTMLInputElement>) => inUpperCase(target),
				})}
				error={errors.code?.message}
			/>
			<Chooser label="Discount Type" {...form.register("discountType")}>
				<option value="percentage">Percentage</option>
				<option value="fixed">Fixed amount</option>
			</Chooser>
			<Field
				label="Discount Value"
				hint={isPercentage ? "Percent off, every month" : "Pounds off, every month"}
				inputMode="decimal"
				autoComplete="off"
				{...(isPercentage ? {} : { prefix: "£" })}
				{...form.register("discountValue", discountRules)}
				error={errors.discountValue?.message}
			/>
			<FieldPair>
				<Field
					label="Usage Limit (optional)"
					placeholder="Unlimited"
					inputMode="numeric"
					autoComplete="off"
					{...form.register("usageLimit", usageLimitRules)}
					error={errors.usageLimit?.message}
				/>
				<Field
					label="Expiry Date (optional)"
					type="date"
					{...form.register("expiresAt")}
					error={errors.expiresAt?.message}
				/>
			</FieldPair>
			<Field
				label="Description (optional)"
				autoComplete="off"
				{...form.register("description", {
					maxLength: { value: 300, message: "That is too long" },
				})}
				error={errors.description?.message}
			/>
			<PlanTicks form={form} />
		</>
	);
}

function PlanTicks({ form }: { form: UseFormReturn<PromoFormValues> }) {
	const refusal = form.formState.errors.applicablePlans?.message;
	return (
		<fieldset aria-describedby={refusal ? "promo-plans-error" : undefined}>
			<legend className={styles["legend"]}>Plans (optional)</legend>
			<p className="soft text-s">None ticked is every plan.</p>
			<div className={styles["ticks"]}>
				{planIds.map((plan) => (
					<Checkbox
						key={plan}
						label={plans[plan].name}
						value={plan}
						{...form.register("applicablePlans")}
					/>
				))}
			</div>
			{refusal ? <FieldError id="promo-plans-error">{refusal}</FieldError> : null}
		</fieldset>
	);
}

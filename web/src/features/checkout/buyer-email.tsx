import type { UseFormReturn } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import type { BuyerDetails } from "./checkout-query.ts";
import { EMAIL_REQUIRED } from "./use-refusals.ts";

type BuyerEmailProps = {
	form: UseFormReturn<BuyerDetails>;
	/** What goes to the address. */
	hint: string;
};

/** Where the report goes. Source: Rule PAY-6. */
export function BuyerEmail({ form, hint }: BuyerEmailProps) {
	return (
		<Field
			label="Email"
			hint={hint}
			type="email"
			autoComplete="email"
			required
			{...form.register("email", {
				validate: (typed) => typed.includes("@") || EMAIL_REQUIRED,
			})}
			error={form.formState.errors.email?.message}
		/>
	);
}

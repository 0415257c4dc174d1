import { type FormEvent, type RefObject, useState } from "react";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import { priceFault, typedPrice } from "#domain/subjects/listing/typed-price.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair, Form } from "#web/ui/form.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import {
	becomingFree,
	changedPrices,
	type FreePrice,
	type PriceValues,
	priceFields,
	pricesOf,
	shownPrices,
	typedPrices,
} from "./prices.ts";
import { useSettingsSaved } from "./use-settings-saved.ts";

/** Prices, saved together. Before one becomes 0 it is asked whether that is meant. Source: Rule SCREEN-32. */
export function PriceForm({ settings }: { settings: AdminSettings }) {
	const { form, before, isPending, onSubmit } = usePrices(settings);
	const asking = useSubjectDialog<{ free: readonly FreePrice[]; save: () => void }>();
	const { errors } = form.formState;
	const save = (event: FormEvent<HTMLFormElement>) => {
		for (const { name } of priceFields) {
			form.setValue(name, shownAsRead(form.getValues(name)));
		}
		const after = typedPrices(form.getValues());
		const free = becomingFree(before, after);
		if (free.length === 0 || Object.values(after).some((price) => priceFault(price) !== null)) {
			onSubmit(event);
		} else {
			event.preventDefault();
			asking.open({ free, save: () => onSubmit(event) });
		}
	};
	return (
		<>
			<Form onSubmit={save}>
				<FieldPair>
					{priceFields.map(({ name, label, placeholder, per }) => (
						<Field
							key={name}
							label={label}
							hint={per}
							prefix="£"
							inputMode="decimal"
							autoComplete="off"
							placeholder={placeholder}
							{...form.register(name, {
								onBlur: ({ target }: { target: HTMLInputElement }) =>
									form.setValue(name, shownAsRead(target.value)),
								validate: (typed) => priceFault(typedPrice(typed)) ?? true,
							})}
							error={errors[name]?.message}
						/>
					))}
				</FieldPair>
				<div>
					<Button type="submit" pending={isPending} pendingLabel="Saving...">
						Save Settings
					</Button>
				</div>
			</Form>
			{asking.subject ? (
				<FreePricesDialog
					ref={asking.ref}
					free={asking.subject.free}
					onAgreed={() => {
						asking.subject?.save();
						asking.close();
					}}
				/>
			) : null}
		</>
	);
}

/** What is no number counts as 0, and is seen to. */
function shownAsRead(typed: string): string {
	return typedPrice(typed) === 0 ? "0.00" : typed;
}

/** The prices as they are typed, and how to save them. `before` is what the form began with, or was last saved. */
function usePrices(settings: AdminSettings) {
	const [before, setBefore] = useState(() => pricesOf(settings));
	const { saved, refused } = useSettingsSaved();
	const form = useFormCall({
		defaultValues: shownPrices(before),
		send: (values: PriceValues) =>
			call(api.admin.settings.$put({ json: changedPrices(before, typedPrices(values)) })),
		onDone: (settings, form) => {
			setBefore(pricesOf(settings));
			form.reset(shownPrices(pricesOf(settings)));
			saved(settings);
		},
		onRefused: refused,
	});
	return { ...form, before };
}

type FreePricesDialogProps = {
	ref: RefObject<HTMLDialogElement | null>;
	free: readonly FreePrice[];
	onAgreed: () => void;
};

/** Names each price that becomes 0 and what that means, before it is saved. */
function FreePricesDialog({ ref, free, onAgreed }: FreePricesDialogProps) {
	return (
		<ConfirmDialog
			ref={ref}
			title={free.length === 1 ? "Set a price to £0?" : "Set prices to £0?"}
			confirmLabel="Save at £0"
			pendingLabel="Saving..."
			closeLabel="Keep editing"
			isPending={false}
			onConfirm={onAgreed}
		>
			<ul className="stack gap-2">
				{free.map(({ name, label, meaning }) => (
					<li key={name}>
						<strong className="ink">{label}</strong> becomes £0: {meaning}.
					</li>
				))}
			</ul>
		</ConfirmDialog>
	);
}

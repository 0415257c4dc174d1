import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { promoCodeKey } from "#domain/business/subscription/promo.ts";
import { priceInWords } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, inUpperCase } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./plan-checkout.module.css";
import type { AppliedPromo, PromoEntry } from "./use-promo.ts";

type PromoBoxProps = { promo: PromoEntry; isLocked: boolean };

/** Where a promo code is entered, and taken back. A form of its own: Enter applies the code and pays nothing. */
export function PromoBox({ promo, isLocked }: PromoBoxProps) {
	const { applied } = promo;
	const box = useRef<HTMLDivElement>(null);
	const was = useRef(applied);
	useEffect(() => {
		// The pressed button has gone, so lost focus returns to the box. Focus elsewhere stays, as when the server takes a code back.
		if ((was.current === null) !== (applied === null)) {
			const lost = document.activeElement === document.body;
			if (lost) {
				box.current?.querySelector<HTMLElement>("input, button")?.focus();
			}
		}
		was.current = applied;
	}, [applied]);
	return (
		<div ref={box} className={styles["box"]}>
			{applied ? (
				<Applied applied={applied} onRemove={promo.remove} isLocked={isLocked} />
			) : (
				<Entry promo={promo} isLocked={isLocked} />
			)}
		</div>
	);
}

function Entry({ promo, isLocked }: PromoBoxProps) {
	const [typed, setTyped] = useState("");
	const apply = (event: FormEvent) => {
		event.preventDefault();
		promo.apply(typed);
	};
	const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
		inUpperCase(target);
		setTyped(target.value);
		promo.forgive();
	};
	return (
		<form onSubmit={apply} noValidate>
			<Field
				label="Promo code"
				value={typed}
				onChange={type}
				maxLength={60}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				readOnly={isLocked}
				error={promo.refusal ?? undefined}
				end={
					<Button
						type="submit"
						look="plain"
						pending={isLocked || promo.isChecking || promoCodeKey(typed) === ""}
						{...(promo.isChecking ? { pendingLabel: "Checking..." } : {})}
					>
						Apply
					</Button>
				}
			/>
		</form>
	);
}

type AppliedProps = { applied: AppliedPromo; onRemove: () => void; isLocked: boolean };

function Applied({ applied: { code, discount }, onRemove, isLocked }: AppliedProps) {
	return (
		<div className={styles["applied"]}>
			<Icon name="check" size={18} />
			<p>
				<strong className="break-anywhere">{code}</strong> takes {priceInWords(discount)} off every
				month.
			</p>
			<Button look="plain" pending={isLocked} onClick={onRemove} aria-label={`Remove ${code}`}>
				Remove
			</Button>
		</div>
	);
}

import { type ReactNode, useEffect, useId, useState } from "react";
import { roomsLet } from "#domain/base/inputs.ts";
import { countInWords } from "#domain/base/words.ts";
import { formatPounds } from "#web/lib/format.ts";
import { FieldError } from "#web/ui/field.tsx";
import styles from "./answer-fields.module.css";
import type { ChoiceProps } from "./choices.ts";
import { amountReader } from "./read-amount-later.ts";

/** The figures that decide whether it pays, typed where the answer stands: each lands at once. Source: Rule ACCESS-6. */
export function AnswerFields(props: ChoiceProps) {
	const { preview, choices, choose, refused } = props;
	const id = useId();
	const { use, rent, rooms } = preview.inputs;
	const asksRoom = use !== "single" || rooms !== null || choices.rentOf === "room";
	const amounts = [
		choices.owned
			? ({ name: "loanLeft", label: "Loan left" } as const)
			: ({ name: "price", label: "Purchase price" } as const),
		{ name: "rent", label: choices.rentOf === "room" ? "Rent of a room" : "Rent a month" } as const,
	];
	const errors = ["bedrooms", "price", "loanLeft", "rent", "rentOf"].flatMap((name) => {
		const error = refused[name];
		return error === undefined ? [] : [{ name, error }];
	});
	return (
		<div className={styles["fields"]}>
			<Box label="Bedrooms" isStated={Boolean(choices.bedrooms)}>
				{(field) => (
					<select
						{...field}
						value={choices.bedrooms ?? ""}
						aria-invalid={refused["bedrooms"] ? true : undefined}
						aria-describedby={refused["bedrooms"] ? `${id}-bedrooms` : undefined}
						onChange={(event) => choose({ bedrooms: event.target.value })}
					>
						<option value="">Any</option>
						{bedroomOptions(choices.bedrooms).map((count) => (
							<option key={count} value={count}>
								{count === "0" ? "Studio" : count}
							</option>
						))}
					</select>
				)}
			</Box>
			{amounts.map(({ name, label }) => (
				<Amount
					key={name}
					label={label}
					value={choices[name] ?? ""}
					describedBy={refused[name] ? `${id}-${name}` : undefined}
					onChange={(typed) => choose({ [name]: typed })}
					per={name === "rent" ? "month" : "once"}
				/>
			))}
			{asksRoom ? (
				<Box label="The rent is of" isStated={choices.rentOf === "room"} isWide>
					{(field) => (
						<select
							{...field}
							value={choices.rentOf ?? "home"}
							onChange={(event) =>
								choose({ rentOf: event.target.value === "room" ? "room" : null })
							}
						>
							<option value="home">The whole home</option>
							<option value="room">A room</option>
						</select>
					)}
				</Box>
			) : null}
			{asksRoom && rent !== null && preview.inputs.rentOf === "room" ? (
				<p className={`soft small ${styles["echo"]}`}>
					{countInWords(roomsLet(preview.inputs), "room")}:{" "}
					{formatPounds(rent * roomsLet(preview.inputs))} a month
				</p>
			) : null}
			{errors.map(({ name, error }) => (
				<div key={name} className="full-width">
					<FieldError id={`${id}-${name}`}>{error}</FieldError>
				</div>
			))}
		</div>
	);
}

type BoxProps = {
	label: string;
	/** What is the reader's own has a dark edge. */
	isStated: boolean;
	/** What is missing has a dashed one. */
	isMissing?: boolean;
	isWide?: boolean;
	children: (field: { readonly id: string; readonly className: string | undefined }) => ReactNode;
};

function Box({ label, isStated, isMissing = false, isWide = false, children }: BoxProps) {
	const id = useId();
	return (
		<div
			className={`stack shrinkable on-card ${styles["box"]}`}
			data-look={isStated ? "stated" : isMissing ? "missing" : undefined}
			data-wide={isWide || undefined}
		>
			<label className="soft nowrap" htmlFor={id}>
				{label}
			</label>
			{children({ id, className: styles["input"] })}
		</div>
	);
}

type AmountProps = {
	label: string;
	/** As it stands in the address. */
	value: string;
	describedBy: string | undefined;
	per: "month" | "once";
	onChange: (typed: string) => void;
};

/** Lands when it is left, or with Enter; what was refused stays as it was typed. */
function Amount({ label, value, describedBy, per, onChange }: AmountProps) {
	const [typed, setTyped] = useState(inThousands(value));
	useEffect(() => setTyped(inThousands(value)), [value]);
	const land = async () => {
		if (typed !== inThousands(value)) {
			const amountText = await amountReader();
			onChange(amountText(typed.trim(), per));
		}
	};
	return (
		<Box label={label} isStated={value !== ""} isMissing={value === ""}>
			{(field) => (
				<span className={`row ${styles["amount"]}`}>
					{typed === "" ? null : <span aria-hidden="true">£</span>}
					<input
						{...field}
						value={typed}
						inputMode="decimal"
						autoComplete="off"
						placeholder="Add"
						enterKeyHint="done"
						aria-invalid={describedBy === undefined ? undefined : true}
						aria-describedby={describedBy}
						onChange={(event) => setTyped(event.target.value)}
						onBlur={() => void land()}
						onKeyDown={(event) => {
							if (event.key === "Enter") {
								void land();
							}
						}}
					/>
				</span>
			)}
		</Box>
	);
}

/** "165,000"; what is no plain amount stays as it was typed. */
function inThousands(value: string): string {
	return /^\d+$/.test(value) ? Number(value).toLocaleString("en-GB") : value;
}

/** Nought to eight, and whatever a shared link says. */
function bedroomOptions(stated: string | undefined): string[] {
	const usual = Array.from({ length: 9 }, (_, count) => String(count));
	return stated && !usual.includes(stated) ? [...usual, stated] : usual;
}

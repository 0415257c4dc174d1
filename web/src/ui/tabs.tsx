import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import styles from "./controls.module.css";

type TabsProps<Value extends string> = {
	/** What the tabs are a choice of. */
	label: string;
	value: Value;
	onChange: (value: Value) => void;
	tabs: readonly { value: Value; title: string; content: ReactNode }[];
	/** On paper and where no script runs all parts show, one after another: each brings a heading of its own. */
	isReadWhole?: boolean;
};

/** Parts of which one shows at a time. Hidden parts keep what was typed into them. */
export function Tabs<Value extends string>({
	label,
	value,
	onChange,
	tabs,
	isReadWhole = false,
}: TabsProps<Value>) {
	const choose = (chosen: string) => {
		const tab = tabs.find((each) => each.value === chosen);
		if (tab) {
			onChange(tab.value);
		}
	};
	const list = useRef<HTMLDivElement>(null);
	const takeUpPressed = useEffectEvent(() => {
		const places: (Element | null)[] = [...(list.current?.children ?? [])];
		const pressed = tabs[places.indexOf(document.activeElement)];
		if (pressed && pressed.value !== value) {
			onChange(pressed.value);
		}
	});
	// A press before hydration had no handler, but the tab has had the focus since.
	useEffect(() => takeUpPressed(), []);
	return (
		<Radix.Root
			value={value}
			onValueChange={choose}
			className={isReadWhole ? styles["whole"] : undefined}
		>
			<Radix.List ref={list} className={styles["list"]} aria-label={label}>
				{tabs.map((tab) => (
					<Radix.Trigger key={tab.value} value={tab.value} className={styles["tab"]}>
						{tab.title}
					</Radix.Trigger>
				))}
			</Radix.List>
			{tabs.map((tab) => (
				<Radix.Content
					key={tab.value}
					value={tab.value}
					className={styles["content"]}
					tabIndex={-1}
					forceMount
				>
					{tab.content}
				</Radix.Content>
			))}
		</Radix.Root>
	);
}

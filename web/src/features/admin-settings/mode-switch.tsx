import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Switch } from "#web/ui/switch.tsx";
import styles from "./settings.module.css";
import { adminSettingsQuery, useSettingsSaved } from "./use-settings-saved.ts";

/** Whether payments move real money: saved at once, and by itself. Source: Rule SCREEN-32. */
export function ModeSwitch({ settings }: { settings: AdminSettings }) {
	const { isStripeTestMode: isTest, liveFaults } = settings;
	const asking = useRef<HTMLDialogElement>(null);
	const { mutate, isPending } = useMode();
	const isBarred = isTest && liveFaults.length > 0;
	return (
		<div className={styles["mode"]}>
			<Switch
				label="Test mode"
				note={isTest ? "Test cards pay. No money moves." : "Payments move real money."}
				isOn={isTest}
				isFixed={isBarred || isPending}
				onChange={(toTest) => (toTest ? mutate(true) : asking.current?.showModal())}
			/>
			{liveFaults.length > 0 ? (
				<Notice tone="warning">
					<p>
						{isTest
							? "Live mode cannot be switched on yet:"
							: "Payments cannot be taken in live mode:"}
					</p>
					<ul className={styles["faults"]}>
						{liveFaults.map((fault) => (
							<li key={fault}>{fault}</li>
						))}
					</ul>
				</Notice>
			) : null}
			<ConfirmDialog
				ref={asking}
				title="Turn test mode off?"
				confirmLabel="Take real payments"
				pendingLabel="Saving..."
				closeLabel="Stay in test mode"
				isPending={isPending}
				onConfirm={() => {
					asking.current?.close();
					mutate(false);
				}}
			>
				<p>
					Payments will move real money. Reports and plans bought with test cards stay as they are.
				</p>
			</ConfirmDialog>
		</div>
	);
}

function useMode() {
	const queryClient = useQueryClient();
	const { saved, refused } = useSettingsSaved();
	return useSingleMutation({
		mutationFn: (isStripeTestMode: boolean) =>
			call(api.admin.settings.$put({ json: { isStripeTestMode } })),
		onSuccess: saved,
		onError: (error) => {
			refused(error);
			// What live mode lacks may have changed since it was read.
			void queryClient.invalidateQueries({ queryKey: adminSettingsQuery.queryKey });
		},
	});
}
